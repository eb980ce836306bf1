import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { NO_PART, partOf } from '@caravel/core';
import type { TableInfo } from '@caravel/protocol';
import { type Databases, openDatabases } from '../../test/tools/databases.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import type { Live } from '../model/table.ts';

const CONTRIBUTION = 'c0'.repeat(32);
const OPEN = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], promises: true };

let store: Databases;
let nodes: [TestNode, TestNode];
before(async () => {
  store = await openDatabases();
  const databaseUrl = await store.database();
  nodes = (await Promise.all([startTestNode({ databaseUrl }), startTestNode({ databaseUrl })])) as [TestNode, TestNode];
});
after(async () => {
  await nodes[1].end();
  await store.end();
});

const info = (client: Client, id: string): Promise<TableInfo> => client.must('GET', `/api/tables/${id}`);

/** Anna at the first node, Bob at the second; both have promised. */
const fixed = async (): Promise<{ id: string; anna: Client; bob: Client; commitment: string }> => {
  const anna = await Client.guest(nodes[0].url, 'Anna');
  const bob = await Client.guest(nodes[1].url, 'Bob');
  const { id, commitment = '' } = await anna.table(OPEN);
  await bob.must('POST', `/api/tables/${id}/join`, { promises: true });
  const parts = [anna, bob].map((client, seat) =>
    client.must('POST', `/api/tables/${id}/part`, { part: partOf(commitment, seat, CONTRIBUTION) }),
  );
  await Promise.all(parts);
  return { id, anna, bob, commitment };
};

test('parts promised and revealed at two nodes at once begin the game once, over HTTP and socket', async () => {
  const { id, anna, bob } = await fixed();
  const socket = await bob.socket();
  await socket.watch(id);
  socket.send({ k: 'reveal', t: id, contribution: CONTRIBUTION, r: 'own' });
  await anna.must('POST', `/api/tables/${id}/reveal`, { contribution: CONTRIBUTION });
  await socket.expect('done', ({ r }) => r === 'own');
  await socket.expect('info', (said) => said.info.status === 'running');
  for (const client of [anna, bob])
    await eventually(async () => (await info(client, id)).contributions.join() === [CONTRIBUTION, CONTRIBUTION].join());
  socket.close();
});

test('whoever is elsewhere on the site is asked to reveal, at every node', async () => {
  const anna = await Client.guest(nodes[0].url, 'Anna');
  const elsewhere = new Client(nodes[1].url);
  elsewhere.cookie = anna.cookie;
  const socket = await elsewhere.socket();
  const { id, commitment = '' } = await anna.table({ ...OPEN, seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  await anna.must('POST', `/api/tables/${id}/part`, { part: partOf(commitment, 0, CONTRIBUTION) });
  await socket.expect('notice', ({ what, t }) => what === 'reveal' && t === id);
  socket.close();
});

test('a wrong part or contribution is refused by the name of its field', async () => {
  const { id, anna, commitment } = await fixed();
  const refused = (path: string, body: object) => anna.refused('POST', `/api/tables/${id}/${path}`, body);
  assert.deepEqual((await refused('part', { part: 'xyz' })).field, 'part');
  assert.deepEqual((await refused('reveal', { contribution: 'ab' })).field, 'contribution');
  const wrong = await refused('reveal', { contribution: commitment });
  assert.deepEqual([wrong.code, wrong.field], ['bad-input', 'contribution']);
  assert.equal((await anna.refused('POST', '/api/tables', { ...OPEN, contribution: CONTRIBUTION })).field, 'contribution');
});

/** The node that served the table dies; the other begins the game when the time is over. */
test('a node that dies while reveals are awaited holds nobody up: the deadline is in the store', async () => {
  const { id, bob, commitment } = await fixed();
  await bob.must('POST', `/api/tables/${id}/reveal`, { contribution: CONTRIBUTION });
  await nodes[0].end();
  const { db } = nodes[1].context;
  const [row] = await db.all<{ live: string; wake_at: number }>('SELECT live, wake_at FROM tables WHERE id = $1', id);
  assert.ok(row && row.wake_at > Date.now() + 500_000);
  const live = JSON.parse(row.live) as Live;
  const past = JSON.stringify({ ...live, shuffle: { ...live.shuffle, until: 1000 } });
  await db.run('UPDATE tables SET live = $1, wake_at = 1000, revision = revision + 1 WHERE id = $2', past, id);
  const begun = await eventually(async () => {
    const told = await info(bob, id);
    return told.status === 'running' && told;
  }, 15_000);
  assert.deepEqual(begun.contributions, ['', CONTRIBUTION]);
  assert.deepEqual(begun.parts, [partOf(commitment, 0, CONTRIBUTION), partOf(commitment, 1, CONTRIBUTION)]);
  assert.ok(begun.length > 0 && !begun.parts.includes(NO_PART));
});
