import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openDatabases } from '../../test/tools/databases.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';

let node: TestNode;
let anna: Client;
before(async () => {
  node = await startTestNode();
  anna = await Client.guest(node.url, 'Anna');
});
after(() => node.end());

const ME = { kind: 'me' as const };
const OPEN = { kind: 'open' as const };
const BOT = { kind: 'bot' as const, level: 'random' as const };
const ONLY_BOTS = { game: 'puerto-rico', seats: [BOT, BOT, BOT] };
/** The bot begins, and then Anna has to move. */
const BOT_FIRST = { game: 'puerto-rico', seats: [BOT, ME], options: { governor: 0 } };

const lengthOf = async (id: string, at = anna): Promise<number> =>
  (await at.must<{ e: string[] }>('GET', `/api/tables/${id}/log`)).e.length;

/** How many entries are written until nothing is under way any more and all that is due has been looked at. */
const growth = async (id: string, at = anna, nodes: readonly TestNode[] = [node]): Promise<number> => {
  const length = await lengthOf(id, at);
  for (const one of [...nodes, ...nodes]) await one.idle();
  return (await lengthOf(id, at)) - length;
};

test('where a person sits bots play at once, watched or not', async () => {
  const { id, length } = await anna.table(BOT_FIRST);
  await eventually(async () => (await lengthOf(id)) > length);
});

test('a table of bots plays while somebody watches it, and only then', async () => {
  const { id } = await anna.table(ONLY_BOTS);
  assert.equal(await growth(id), 0);
  const socket = await new Client(node.url).socket();
  const { timeline } = await socket.watch(id);
  const { length } = timeline;
  await socket.until(() => timeline.length > length + 3);
  socket.send({ k: 'leave', t: id });
  await eventually(async () => !node.context.hub.isWatched(id));
  await node.idle();
  assert.equal(await growth(id), 0);
  await socket.watch(id);
  const again = timeline.length;
  await socket.until(() => timeline.length > again);
  socket.raw.terminate();
  await eventually(async () => !node.context.hub.isWatched(id));
  await node.idle();
  assert.equal(await growth(id), 0);
});

test('where people have got up bots play their game to the end', async () => {
  const { id } = await anna.table({ ...ONLY_BOTS, seats: [BOT, ME, OPEN], options: { governor: 1 } });
  const bob = await Client.guest(node.url, 'Bob');
  await bob.must('POST', `/api/tables/${id}/join`, {});
  const length = await lengthOf(id);
  await anna.must('POST', `/api/tables/${id}/leave`);
  await eventually(async () => (await lengthOf(id)) > length);
  await bob.must('POST', `/api/tables/${id}/leave`);
  await eventually(async () => (await node.context.store.read(id))?.status === 'finished', 30_000);
});

test('nobody is woken for a table of bots; a wish of an older version to be woken is cleared once', async () => {
  const { id } = await anna.table(ONLY_BOTS);
  const { db, store, rooms } = node.context;
  assert.equal((await store.read(id))?.wakeAt, undefined);
  await db.run('UPDATE tables SET wake_at = 1, revision = revision + 1 WHERE id = $1', id);
  await rooms.changed(id);
  const revision = (await store.read(id))?.revision ?? 0;
  await eventually(async () => (await store.read(id))?.wakeAt === undefined);
  await node.idle();
  assert.equal((await store.read(id))?.revision, revision + 1);
});

test('two nodes: the bots play where somebody watches, and stop when nobody does', async () => {
  const store = await openDatabases();
  const databaseUrl = await store.database();
  const nodes = await Promise.all([startTestNode({ databaseUrl }), startTestNode({ databaseUrl })]);
  const [here, there] = nodes as [TestNode, TestNode];
  try {
    const host = await Client.guest(here.url, 'Carl');
    const { id } = await host.table(ONLY_BOTS);
    assert.equal(await growth(id, host, nodes), 0);
    const socket = await new Client(there.url).socket();
    const { timeline } = await socket.watch(id);
    const { length } = timeline;
    await socket.until(() => timeline.length > length + 3);
    socket.close();
    await eventually(async () => !there.context.hub.isWatched(id));
    await there.context.jobs.idle();
    assert.equal(await growth(id, host, nodes), 0);
    assert.equal((await here.context.store.read(id))?.wakeAt, undefined);
  } finally {
    for (const one of nodes) await one.end();
    await store.end();
  }
});
