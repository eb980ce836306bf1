import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TableInfo } from '@caravel/protocol';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { EntryLimits } from './entries.ts';
import { RequestLimits } from './requests.ts';
import { SocketLimits } from './sockets.ts';

const TOO_MUCH = { wire: { code: 'too-much', message: 'too many requests: slow down' } };

test('what is read counts by its length; one log of any length can be had', () => {
  const limits = new EntryLimits(1000);
  const anna = limits.of('anna', '10.0.0.1');
  anna(90_000);
  assert.throws(() => anna(1), TOO_MUCH);
  const [bob, stranger] = [limits.of('bob', '10.0.0.2'), limits.of(undefined, '10.0.0.2')];
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
  limits.demandPerson(anna, 'anna');
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
