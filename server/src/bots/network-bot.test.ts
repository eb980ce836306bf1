import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile, TableInfo } from '@caravel/protocol';
import { eventually } from '../../test/tools/eventually.ts';
import { ExampleBot, hasPython } from '../../test/tools/example-bot.ts';
import { Client, startTestNode } from '../../test/tools/index.ts';

const skip = hasPython() ? false : 'python3 is not on this machine';

test('a bot account written in Python sits down and plays a game of each kind to the end', { skip }, async (t) => {
  const node = await startTestNode();
  t.after(() => node.end());
  const anna = await Client.guest(node.url, 'Anna');
  await anna.must('POST', '/api/register', { login: 'anna', password: 'a long password' });
  const bot = await anna.must<{ id: string; token: string }>('POST', '/api/bots', { name: 'Python' });
  for (const game of ['puerto-rico', 'madeira']) {
    const { id } = await anna.table({ game, seats: [{ kind: 'bot', level: 'random' }, { kind: 'open' }] });
    const child = new ExampleBot('network_bot.py', node.url, bot.token, '--join', id, '--every', '0.01', '--until-idle', '0');
    const code = await child.ended();
    assert.equal(code, 0, child.said);
    const table = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
    assert.deepEqual([table.status, table.ending?.reason, table.seats[1]?.name], ['finished', 'played', 'Python']);
    const { e: entries } = await anna.must<{ e: string[] }>('GET', `/api/tables/${id}/log`);
    assert.ok(entries.filter((entry) => entry.startsWith('1 ')).length > 20);
  }
  const profile = await eventually(async () => {
    const found = await anna.must<Profile>('GET', `/api/people/${bot.id}`);
    return found.games === 2 && found;
  });
  assert.deepEqual([profile.kind, profile.owner?.name], ['bot', 'Anna']);
});

test('without a good token the bot says so', { skip }, async (t) => {
  const node = await startTestNode();
  t.after(() => node.end());
  const child = new ExampleBot('network_bot.py', node.url, 'cvl_nobody-nobody-nobody-nobody');
  const code = await child.ended();
  assert.equal(code, 1);
  assert.match(child.said, /does not know this token/);
});
