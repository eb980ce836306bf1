import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';

const MANUAL = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

let node: TestNode;
before(async () => {
  node = await startTestNode();
});
after(() => node.end());

const figures = (): Promise<string> => new Client(node.url).must<string>('GET', '/metrics');

const figure = async (name: string): Promise<number> => {
  const line = (await figures()).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
};

test('every figure of the manual is there', async () => {
  const text = await figures();
  const promised = [...MANUAL.matchAll(/caravel_[a-z_]+/g)].map(([name]) => name);
  assert.ok(promised.length >= 8);
  for (const name of promised) assert.match(text, new RegExp(`^# TYPE ${name} `, 'm'));
});

test('moves and refusals are counted, over HTTP and over the socket, and how long moves took', async () => {
  const anna = await Client.guest(node.url, 'Anna');
  const bob = await Client.guest(node.url, 'Bob');
  const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], options: { governor: 0 } });
  await bob.must('POST', `/api/tables/${id}/join`, {});
  const socket = await anna.socket();
  const { length } = (await socket.watch(id)).timeline;
  const before = await figure('caravel_moves_total');
  await socket.act(id, ['role mayor', 'role mayor']);
  await socket.act(id, ['role craftsman']);
  assert.equal(await figure('caravel_act_seconds_count'), 1);
  await anna.must('POST', `/api/tables/${id}/undo`, { length: length + 1, count: 1, request: 'back' });
  await anna.must('POST', `/api/tables/${id}/act`, { length: length + 2, moves: ['role craftsman'], request: 'again' });
  await bob.refused('POST', `/api/tables/${id}/act`, { length: length + 3, moves: ['role nothing'], request: 'no' });
  assert.equal(await figure('caravel_act_seconds_count'), 2);
  assert.equal(await figure('caravel_refusals_total{code="illegal"}'), 2);
  assert.equal((await figure('caravel_moves_total')) - before, 3);
  assert.equal(await figure('caravel_sockets'), 1);
  assert.equal(await figure('caravel_bot_queue'), 0);
  socket.close();
});
