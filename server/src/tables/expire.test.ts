import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { expireOpenTables } from './expire.ts';

let node: TestNode;
let anna: Client;
let bob: Client;
before(async () => {
  node = await startTestNode();
  [anna, bob] = [await Client.guest(node.url, 'Anna'), await Client.guest(node.url, 'Bob')];
});
after(() => node.end());

const ME = { kind: 'me' as const };
const OPEN = { kind: 'open' as const };
const DAY = 86_400_000;

const waiting = async (): Promise<string> => (await anna.table({ game: 'puerto-rico', seats: [ME, OPEN, OPEN] })).id;
const older = async (id: string, by: number): Promise<void> => {
  await node.context.db.run('UPDATE tables SET updated_at = updated_at - $1, revision = revision + 1 WHERE id = $2', by, id);
  await node.context.rooms.changed(id);
};
const statusOf = async (id: string): Promise<string> => (await anna.must<{ status: string }>('GET', `/api/tables/${id}`)).status;

test('a table that has waited for a day is cancelled, whoever looks at it is told, and it is listed no more', async () => {
  const [old, young] = [await waiting(), await waiting()];
  await bob.must('POST', `/api/tables/${old}/join`, {});
  const socket = await bob.socket();
  await socket.watch(old);
  await older(old, DAY + 1000);
  await older(young, DAY - 60_000);
  await expireOpenTables(node.context);
  await socket.expect('info', ({ info }) => info.id === old && info.status === 'cancelled');
  assert.deepEqual([await statusOf(old), await statusOf(young)], ['cancelled', 'open']);
  const { tables } = await anna.must<{ tables: { id: string }[] }>('GET', '/api/tables');
  assert.ok(!tables.some(({ id }) => id === old));
  assert.equal((await bob.refused('POST', `/api/tables/${old}/leave`)).code, 'not-now');
  socket.close();
});

test('so is a table whose seats are kept for a rematch, but no game that runs', async () => {
  const { id } = await anna.table({ game: 'puerto-rico', seats: [ME, OPEN] });
  await bob.must('POST', `/api/tables/${id}/join`, {});
  await older(id, 3 * DAY);
  await expireOpenTables(node.context);
  assert.equal(await statusOf(id), 'running');
  await anna.must('POST', `/api/tables/${id}/end`);
  await bob.must('POST', `/api/tables/${id}/agree`, { yes: true });
  const again = await anna.must<{ id: string }>('POST', `/api/tables/${id}/rematch`, {});
  await older(again.id, DAY + 1000);
  await expireOpenTables(node.context);
  assert.equal(await statusOf(again.id), 'cancelled');
});

test('the time when no node ran does not count, and just after a start nothing is cancelled', async () => {
  const { store, rooms, log } = node.context;
  const at = node.context.now();
  const [old, young] = [await waiting(), await waiting()];
  await older(old, DAY + 3 * 3_600_000);
  await older(young, DAY + 3_600_000);
  const spans = () => [{ from: at - 10 * 3_600_000, until: at - 8 * 3_600_000 }];
  await expireOpenTables({ store, rooms, log, now: () => at, downtime: { spans, flagsFrom: at + 1 } });
  assert.deepEqual([await statusOf(old), await statusOf(young)], ['open', 'open']);
  await expireOpenTables({ store, rooms, log, now: () => at, downtime: { spans, flagsFrom: at } });
  assert.deepEqual([await statusOf(old), await statusOf(young)], ['cancelled', 'open']);
});
