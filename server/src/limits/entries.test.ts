import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TableInfo } from '@caravel/protocol';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { EntryLimits } from './entries.ts';
import { TooMany } from './minute.ts';
import { type Caller, RequestLimits, RouteLimit } from './requests.ts';
import { SocketLimits } from './sockets.ts';

const TOO_MUCH = { wire: { code: 'too-much', message: 'too many requests: slow down' } };

const session = (address: string): Caller => ({ address, key: undefined, isToken: false });

test('what is read counts by its length; one log of any length can be had', () => {
  const limits = new EntryLimits(1000);
  const anna = limits.of(session('10.0.0.1'), { id: 'anna' });
  anna(90_000);
  assert.throws(() => anna(1), TOO_MUCH);
  const [bob, stranger] = [limits.of(session('10.0.0.2'), { id: 'bob' }), limits.of(session('10.0.0.2'), undefined)];
  for (let i = 0; i < 3; i++) bob(400);
  assert.throws(() => bob(1), TOO_MUCH);
  stranger(400);
});

test('keys that are nobody’s do not use up what others behind the address may ask', () => {
  const limits = new RequestLimits(30);
  const address = '10.0.0.1';
  const stranger = (key: string): void => {
    const caller = { address, key, isToken: true };
    limits.demandKey(caller);
    limits.demandPerson(caller, undefined);
  };
  for (let i = 0; i < 30; i++) stranger(`key ${i}`);
  for (let i = 30; i < 1000; i++) assert.throws(() => stranger(`key ${i}`), TOO_MUCH);
  const anna = { address, key: 'good', isToken: false };
  limits.demandKey(anna);
  limits.demandPerson(anna, { id: 'anna' });
});

/** How many of so many requests are carried out. */
const carriedOut = (limits: RequestLimits, caller: Caller, owner: string, count: number): number => {
  let done = 0;
  for (let i = 0; i < count; i++)
    try {
      limits.demandKey(caller);
      limits.demandPerson(caller, { id: caller.key ?? '', owner });
      done++;
    } catch (error) {
      assert.ok(error instanceof TooMany);
    }
  return done;
};

test('bots behind one address do not starve each other: a token has its own limit, an account ten times that', () => {
  const limits = new RequestLimits(30);
  const token = (key: string): Caller => ({ address: '10.0.0.1', key, isToken: true });
  for (let account = 0; account < 4; account++)
    for (let bot = 0; bot < 8; bot++)
      assert.equal(carriedOut(limits, token(`${account} ${bot}`), `owner ${account}`, 40), 30, `bot ${bot} of account ${account}`);
  const crowd = Array.from({ length: 12 }, (_, bot) => carriedOut(limits, token(`crowd ${bot}`), 'crowd', 40));
  assert.deepEqual(crowd, [...Array(10).fill(30), 0, 0]);
  const page = { address: '10.0.0.1', key: 'page', isToken: false };
  assert.equal(carriedOut(limits, page, 'anna', 40), 30, 'people behind the address are not starved either');
});

test('many accounts are no way around it: all tokens of an address have a limit, too', () => {
  const limits = new RequestLimits(3);
  const callers = Array.from({ length: 200 }, (_, i) => ({
    caller: { address: '10.0.0.1', key: `key ${i}`, isToken: true },
    person: { id: `bot ${i}`, owner: `owner ${i}` },
  }));
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b);
  assert.equal(sum(callers.map(({ caller, person }) => carriedOut(limits, caller, person.owner, 3))), 300);
  const [entries, route] = [new EntryLimits(3), new RouteLimit(3, false)];
  const isDone = (work: () => void): boolean => {
    try {
      work();
      return true;
    } catch (error) {
      assert.ok(error instanceof TooMany);
      return false;
    }
  };
  const timesDone = (work: () => void): number => [1, 2, 3].filter(() => isDone(work)).length;
  assert.equal(sum(callers.map(({ caller, person }) => timesDone(() => entries.of(caller, person)(1)))), 300);
  assert.equal(sum(callers.map(({ caller, person }) => timesDone(() => route.demand(caller, person)))), 300);
  // A bucket holds twice its rate, and fills a little meanwhile: 400 would go through without a limit of the address.
  const sockets = new SocketLimits(1, { perAddress: 200, perPerson: 30 });
  const messages = sum(callers.map(({ caller, person }) => [1, 2].filter(() => sockets.allowance(caller, person).take()).length));
  assert.ok(messages >= 200 && messages < 300, `${messages} messages`);
});

test('half of the sockets of an address are kept for people', () => {
  const { strangers, addresses } = new SocketLimits(50, { perAddress: 200, perPerson: 30 });
  const entered = (counter: typeof strangers): number =>
    Array.from({ length: 300 }, () => counter.enter('10.0.0.1')).filter(Boolean).length;
  assert.deepEqual([entered(strangers), entered(addresses)], [100, 200]);
});

let node: TestNode;
before(async () => {
  node = await startTestNode({ entryRate: 30 });
});
after(() => node.end());

test('log, file, a look at the table and an old answer all count', async () => {
  const anna = await Client.guest(node.url, 'Anna');
  const { id, length } = await anna.table({
    game: 'puerto-rico',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { governor: 0 },
  });
  const bob = await Client.guest(node.url, 'Bob');
  await bob.must('POST', `/api/tables/${id}/join`, {});
  const begun = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
  assert.ok(begun.length > length);
  const act = { length: begun.length, moves: ['role craftsman'], request: 'a' };
  await anna.must('POST', `/api/tables/${id}/act`, act);
  const readers = [
    (client: Client) => client.ask('GET', `/api/tables/${id}/log`),
    (client: Client) => client.ask('GET', `/api/tables/${id}/file`),
  ];
  for (const read of readers) {
    const reader = await Client.guest(node.url, 'Reader');
    const answers = [];
    for (let i = 0; i < 30; i++) answers.push((await read(reader)).status);
    assert.ok(answers.includes(200) && answers.at(-1) === 429, answers.join());
  }
  const watcher = await (await Client.guest(node.url, 'Watcher')).socket();
  for (let i = 0; i < 30; i++) watcher.send({ k: 'watch', t: id, r: `w${i}` });
  await watcher.expect('no', ({ error }) => error.code === 'too-much');
  watcher.close();
  const again = [];
  for (let i = 0; i < 60; i++) again.push((await anna.ask('POST', `/api/tables/${id}/act`, act)).status);
  assert.ok(again.includes(200) && again.at(-1) === 429, again.join());
});
