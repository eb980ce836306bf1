import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Me, ReportLine } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';

const TOKEN = 'operator-operator-operator';

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start({ operatorToken: TOKEN });
  });
  after(() => node.end());

  test('a report names a line of the chat; only the operator reads it', async () => {
    const [anna, bob, eve] = (await Promise.all(['Anna', 'Bob', 'Eve'].map((name) => Client.guest(node.url, name)))) as [
      Client,
      Client,
      Client,
    ];
    const idOf = async (client: Client): Promise<string> => (await client.must<{ me: Me }>('GET', '/api/me')).me.id;
    const { id } = await anna.table({ game: 'madeira', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    await bob.must('POST', `/api/tables/${id}/chat`, { text: 'something bad' });
    const about = await idOf(bob);
    await anna.must('POST', `/api/tables/${id}/report`, { user: about, reason: 'bad words', chat: 1 });
    assert.equal(
      (await anna.refused('POST', `/api/tables/${id}/report`, { user: await idOf(eve), reason: 'was not there' })).code,
      'not-found',
    );
    assert.equal((await anna.refused('POST', `/api/tables/${id}/report`, { user: about, reason: '  ' })).field, 'reason');
    assert.equal(
      (await new Client(node.url).refused('POST', `/api/tables/${id}/report`, { user: about, reason: 'x' })).code,
      'who-are-you',
    );
    const operator = new Client(node.url);
    operator.token = TOKEN;
    const { reports } = await operator.must<{ reports: ReportLine[] }>('GET', '/api/operator/reports');
    assert.equal(reports.length, 1);
    const { table, by, about: whom, reason, chat, text } = reports[0] as ReportLine;
    assert.deepEqual(
      { table, by, whom, reason, chat, text },
      { table: id, by: await idOf(anna), whom: about, reason: 'bad words', chat: 1, text: 'something bad' },
    );
    assert.equal((await anna.refused('GET', '/api/operator/reports')).code, 'not-yours');
    operator.token = `${TOKEN}x`;
    assert.equal((await operator.refused('GET', '/api/operator/reports')).code, 'not-yours');
  });
});
