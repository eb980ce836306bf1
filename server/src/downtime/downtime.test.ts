import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Pace, TableInfo } from '@caravel/protocol';
import { type Databases, openDatabases } from '../../test/tools/databases.ts';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { dropOldOutages } from './outages.ts';

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];

let shift = 0;
const clock = (): number => Date.now() + shift;

const account = async (node: TestNode, login: string): Promise<Client> => {
  const client = new Client(node.url);
  await client.must('POST', '/api/register', { login, password: 'correct horse battery' });
  return client;
};

const outages = ({ context }: TestNode): Promise<{ from_at: number; until_at: number }[]> =>
  context.db.all('SELECT * FROM outages ORDER BY from_at');

/** Another node on the same data. */
const again = ({ context: { config } }: TestNode, grace = 0): Promise<TestNode> => {
  const { data, databaseUrl } = config;
  return startTestNode({ data, ...(databaseUrl ? { databaseUrl } : {}), patience: { gap: 30 * SECOND, grace } }, clock);
};

/** How long until the time of the seat to move is up. */
const leftOf = ({ clock: shown, turn }: TableInfo): number => (shown?.left[turn[0] as number] ?? 0) - (clock() - (shown?.at ?? 0));

onEachEngine((start) => {
  let node: TestNode;
  let [anna, bob]: Client[] = [];
  before(async () => {
    shift = 0;
    node = await start({}, clock);
    [anna, bob] = [await account(node, 'anna'), await account(node, 'bob')];
  });
  after(() => node.end());

  const running = async (pace: Pace, more: object = {}): Promise<string> => {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await (anna as Client).table({ game: 'puerto-rico', seats, options: { governor: 0 }, pace, ...more });
    await bob?.must('POST', `/api/tables/${id}/join`, {});
    return id;
  };
  const ask = async (id: string): Promise<TableInfo> => new Client(node.url).must('GET', `/api/tables/${id}`);
  const restart = async (milliseconds: number, grace?: number): Promise<void> => {
    await node.stop();
    shift += milliseconds;
    node = await again(node, grace);
    [anna, bob] = [anna, bob].map((client) => Object.assign(new Client(node.url), { cookie: client?.cookie }));
  };
  const record = async (id: string) => (await node.context.rooms.get(id)).table;

  test('stopped for three days: every game goes on with the time it had', async () => {
    const paces = (['end', 'bot'] as const).flatMap((onFlag): Pace[] => [
      { kind: 'live', minutes: 30, increment: 0, onFlag },
      { kind: 'days', days: 2, onFlag },
    ]);
    const ids: string[] = [];
    for (const pace of paces) ids.push(await running(pace, { rated: true }));
    const before = await Promise.all(ids.map(ask));
    const lefts = before.map(leftOf);
    await restart(3 * DAY);
    for (const [i, id] of ids.entries()) {
      const due = await eventually(async () => ((await record(id)).wakeAt ?? 0) > clock() && record(id));
      await node.idle();
      const { revision, status, live } = await record(id);
      assert.deepEqual([status, live.ending, live.seats[0]?.substitute], ['running', undefined, undefined]);
      assert.ok(revision - (due?.revision ?? 0) === 0, 'nobody looks at the table before it is due');
      const used = (lefts[i] as number) - leftOf(await ask(id));
      // What passed since the last heartbeat counts as outage, too.
      assert.ok(used >= -5 * SECOND && used < 2 * MINUTE, `${used} ms of the outage were charged`);
    }
    const found = await outages(node);
    assert.equal(found.length, 1);
    const [{ from_at, until_at }] = found as [{ from_at: number; until_at: number }];
    assert.ok(until_at - from_at >= 3 * DAY);
    const results = await node.context.db.all('SELECT 1 FROM results');
    assert.equal(results.length, 0);
  });

  test('a short stop is no outage; no flag falls until people had time to come back', async () => {
    const known = (await outages(node)).length;
    const id = await running({ kind: 'live', minutes: 0.05, increment: 0, onFlag: 'end' });
    await restart(5 * SECOND, 25 * SECOND);
    assert.equal((await outages(node)).length, known);
    const { flagsFrom } = node.context.downtime;
    await eventually(async () => (await record(id)).wakeAt === flagsFrom);
    const { revision } = await record(id);
    await node.idle();
    const later = await record(id);
    assert.deepEqual([later.status, later.revision], ['running', revision]);
    shift += 25 * SECOND;
    await eventually(async () => (await record(id)).live.ending?.reason === 'time');
  });

  test('a node that was frozen charges nobody, tells those who look on, and takes it back if only the wall clock was wrong', async () => {
    const id = await running({ kind: 'live', minutes: 30, increment: 0, onFlag: 'end' });
    const idle = await running({ kind: 'live', minutes: 30, increment: 0, onFlag: 'end' });
    const socket = await new Client(node.url).socket();
    await socket.watch(idle);
    const known = (await outages(node)).length;
    shift += 60 * MINUTE;
    const { length } = await ask(id);
    await anna?.must('POST', `/api/tables/${id}/act`, { length, moves: ['role craftsman'], request: 'first' });
    const left = (await ask(id)).clock?.left[0] ?? 0;
    assert.ok(left > 28 * MINUTE, `moved first after it, ${left} ms are left`);
    const told = await socket.expect('info', ({ info }) => info.id === idle);
    assert.ok(leftOf(told.info) > 28 * MINUTE);
    assert.equal((await outages(node)).length, known + 1);
    assert.equal((await ask(idle)).status, 'running');
    shift -= 60 * MINUTE;
    await eventually(async () => (await outages(node)).every(({ until_at }) => until_at <= clock()));
    await eventually(() => node.context.downtime.spans(clock()).every(({ until }) => until <= clock()));
    socket.close();
  });

  test('outages that every running clock has left behind are dropped', async () => {
    const { db } = node.context;
    await db.run('DELETE FROM outages');
    const ids = await db.all<{ at: number }>("SELECT updated_at AS at FROM tables WHERE status = 'running' ORDER BY updated_at");
    const first = ids[0]?.at ?? 0;
    await db.run('INSERT INTO outages (from_at, until_at) VALUES ($1, $2), ($3, $4)', first - 20, first - 10, first - 5, first + 5);
    assert.equal(await dropOldOutages(db, clock()), 0, 'of the last days');
    assert.equal(await dropOldOutages(db, clock() + 10 * DAY), 1, 'somebody’s clock was read before the second');
  });
});

test('two nodes: one alone that stops is no outage, both are one', async (t) => {
  const server: Databases = await openDatabases();
  const open = new Set<TestNode>();
  t.after(async () => {
    await Promise.all([...open].map(end));
    await server.end();
  });
  shift = 0;
  const databaseUrl = await server.database();
  const begin = async (): Promise<TestNode> => {
    const node = await startTestNode({ databaseUrl }, clock);
    open.add(node);
    return node;
  };
  const end = async (node: TestNode): Promise<void> => {
    if (open.delete(node)) await node.end();
  };
  const [first, second] = [await begin(), await begin()];
  const beat = async (): Promise<number> => (await second.context.db.all<{ at: number }>('SELECT at FROM heartbeat'))[0]?.at ?? 0;
  await end(first);
  for (let i = 0; i < 2; i++) {
    shift += 20 * SECOND;
    const moment = clock();
    await eventually(async () => (await beat()) >= moment);
  }
  const third = await begin();
  assert.deepEqual(await outages(third), []);
  await Promise.all([end(second), end(third)]);
  shift += 60 * MINUTE;
  const both = await Promise.all([begin(), begin()]);
  const [found] = await Promise.all(both.map(outages));
  assert.equal(found?.length, 1);
  for (const { context } of both)
    assert.deepEqual(
      context.downtime.spans(clock()).map(({ from, until }) => [from, until]),
      found?.map(({ from_at, until_at }) => [from_at, until_at]),
    );
});
