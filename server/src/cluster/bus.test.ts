import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { change, storeWith } from '../../test/store/place.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { startPostgres, type TestPostgres } from '../../test/tools/postgres.ts';
import { migrate } from '../store/migrations.ts';
import type { Bus, BusListener } from './bus.ts';
import { Delivery } from './delivery.ts';
import { InProcessBus } from './in-process.ts';
import { type BusMessage, changeMessage, type ReadMessage, readMessage, writeMessage } from './message.ts';
import { openPostgres } from './postgres.ts';

/** A node that keeps what it receives and what it logs. */
class Recorder implements BusListener {
  readonly received: ReadMessage[] = [];
  readonly logged: string[] = [];
  misses = 0;

  async receive(message: ReadMessage): Promise<void> {
    this.received.push(message);
  }

  async missed(): Promise<void> {
    this.misses++;
  }

  warn(_: object, text: string): void {
    this.logged.push(text);
  }

  error(_: object, text: string): void {
    this.logged.push(text);
  }
}

/** Two nodes that share a bus. */
type Pair = () => Promise<readonly [Bus, Bus]>;

const EVERY_KIND: readonly BusMessage[] = [
  { kind: 'table', id: 'a' },
  { kind: 'table-deleted', id: 'a' },
  { kind: 'chat', table: 'a' },
  { kind: 'chat-line-deleted', table: 'a', n: 3 },
  { kind: 'keys-ended', keys: ['k1', 'k2'] },
  { kind: 'outages' },
  { kind: 'presence-question', question: 'q', user: 'anna', table: 'a' },
  { kind: 'presence-answer', question: 'q' },
  { kind: 'presence', user: 'anna', table: 'a', left: 5 },
  { kind: 'presence', user: 'anna', table: 'a' },
  { kind: 'channels-changed', user: 'anna' },
  { kind: 'notices', notices: [{ user: 'anna', what: 'turn', table: 'a', game: 'madeira' }] },
];

const busCases = (pair: Pair): void => {
  test('a node receives every kind of message from the other in order, and nothing of itself', async () => {
    const [here, there] = await pair();
    const [near, far] = [new Recorder(), new Recorder()];
    await here.subscribe(near, near);
    await there.subscribe(far, far);
    for (const message of EVERY_KIND) await here.publish(message);
    await there.publish({ kind: 'outages' });
    await eventually(() => far.received.length === EVERY_KIND.length && near.received.length === 1);
    assert.deepEqual(far.received, EVERY_KIND);
    assert.deepEqual(near.received, [{ kind: 'outages' }]);
    assert.deepEqual([...near.logged, ...far.logged], []);
    for (const bus of [here, there]) await bus.close();
  });

  test('a node with others is not alone, and one that has closed receives nothing', async () => {
    const [here, there] = await pair();
    assert.deepEqual([here.isAlone, there.isAlone], [false, false]);
    const [far, last] = [new Recorder(), new Recorder()];
    await here.subscribe(last, last);
    await there.subscribe(far, far);
    await there.close();
    await here.publish({ kind: 'outages' });
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(far.received, []);
    await here.close();
  });
};

describe('nodes of one process', () => {
  busCases(async () => {
    const here = new InProcessBus();
    return [here, new InProcessBus(here)];
  });

  test('a node without others is alone, also when the others have gone', async () => {
    const here = new InProcessBus();
    assert.equal(here.isAlone, true);
    const there = new InProcessBus(here);
    await there.close();
    assert.equal(here.isAlone, true);
    await here.publish({ kind: 'outages' });
  });
});

describe('nodes on one PostgreSQL', () => {
  let server: TestPostgres;
  const open: { close(): Promise<void> }[] = [];
  before(async () => {
    server = await startPostgres();
  });
  const place = async () => {
    const url = await server.database();
    const nodes = [openPostgres(url), openPostgres(url)] as const;
    open.push(...nodes.map(({ db }) => db));
    return nodes;
  };
  after(async () => {
    for (const db of open) await db.close();
    await server.end();
  });
  busCases(async () => {
    const [here, there] = await place();
    return [here.bus, there.bus];
  });

  test('what a node commits the others receive with all they need to follow, and what is stale they do not receive', async () => {
    const [here, there] = await place();
    const [near, far] = [new Recorder(), new Recorder()];
    await here.bus.subscribe(near, near);
    await there.bus.subscribe(far, far);
    await migrate(here.db);
    await storeWith(here.db, 'a');
    const clock = { left: [1000, 2000, 3000], at: 5 };
    const first = change('a', { entries: ['0 x'], clock: JSON.stringify(clock), request: '0.r' });
    await here.db.commit(first);
    await here.db.commit(change('a', { entries: ['0 stale'] }));
    await here.db.commit(change('a', { revision: 1, length: 1, live: '{}', owners: [] }));
    await here.db.commit(change('a', { revision: 2, length: 1001, entries: Array.from({ length: 1000 }, () => '0 a long move') }));
    await eventually(() => far.received.length === 3);
    const { live, owners, moment, ...told } = first;
    assert.deepEqual(far.received, [
      { kind: 'table', id: 'a', change: { ...told, clock } },
      { kind: 'table', id: 'a' },
      { kind: 'table', id: 'a' },
    ]);
    assert.deepEqual(near.received, []);
    for (const { bus } of [here, there]) await bus.close();
  });

  test('malformed messages and kinds of newer versions are dropped, and the node goes on receiving', async () => {
    const [here, there] = await place();
    const far = new Recorder();
    await there.bus.subscribe(far, far);
    for (const text of ['', 'x', 'x {', 'x {"kind":"table"}', 'x {"kind":"from the future","id":1}', 'x null'])
      await here.db.run('SELECT pg_notify($1, $2)', 'caravel_bus', text);
    await here.bus.publish({ kind: 'outages' });
    await eventually(() => far.received.length > 0);
    assert.deepEqual(far.received, [{ kind: 'outages' }]);
    assert.deepEqual(far.logged, Array(5).fill('a message of another node is malformed'));
    for (const { bus } of [here, there]) await bus.close();
  });

  test('a node that lost the store is told that it may have missed something', async () => {
    const [here] = await place();
    const node = new Recorder();
    await here.bus.subscribe(node, node);
    await server.pause();
    await server.resume();
    await eventually(() => node.misses === 1);
    await here.bus.close();
  });
});

test('what a listener could not do is done a little later', async () => {
  const node = new Recorder();
  let fails = 2;
  const receive = async (message: ReadMessage): Promise<void> => {
    if (fails-- > 0) throw new Error('the store is away');
    await node.receive(message);
  };
  new Delivery({ receive, missed: () => node.missed() }, node, 1).text(writeMessage({ kind: 'outages' }));
  await eventually(() => node.received.length === 1);
  assert.deepEqual(node.logged, Array(2).fill('following another node failed'));
});

test('a message is read as it was written, and nothing else is a message', () => {
  for (const message of EVERY_KIND) assert.deepEqual(readMessage(writeMessage(message)), message);
  assert.equal(readMessage('{"kind":"from the future"}'), 'unknown');
  const bad = JSON.stringify({ kind: 'table', id: 'a', change: { ...change('a'), clock: '{"left":3}' } });
  for (const text of ['', '{', 'null', '[]', '{"kind":3}', '{"kind":"table"}', '{"kind":"keys-ended","keys":[1]}', bad])
    assert.equal(readMessage(text), 'malformed', text);
  assert.equal(changeMessage(change('a', { live: '{}' })), '{"kind":"table","id":"a"}');
});
