import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TaskQueue } from './queue.ts';

type Asked = readonly [host: string, level: string];

/** Tasks are named by their host, level and number. */
const queueOf = (...asked: Asked[]): TaskQueue<string> => {
  const queue = new TaskQueue<string>();
  for (const [i, [host, level]] of asked.entries()) queue.put(host, level, `${host} ${level} ${i}`);
  return queue;
};

const many = (count: number, host: string, level: string): Asked[] => Array.from({ length: count }, () => [host, level] as const);
const hosts = (taken: readonly string[]): string[] => taken.map((text) => text.split(' ')[0] as string);
const levels = (taken: readonly string[]): string[] => taken.map((text) => text.split(' ')[1] as string);

test('hosts take turns: one with forty tasks keeps another waiting for one', () => {
  const queue = queueOf(...many(40, 'eve', 'admiral'), ['anna', 'admiral'], ['bob', 'admiral']);
  assert.equal(queue.size, 42);
  assert.deepEqual(hosts(queue.takeAll()).slice(0, 5), ['eve', 'anna', 'bob', 'eve', 'eve']);
  assert.equal(queue.size, 0);
});

test('a host is served in the order of asking, and one who asks again comes after those who wait', () => {
  const queue = queueOf(['anna', 'novice'], ['anna', 'novice'], ['bob', 'novice']);
  assert.equal(queue.take(), 'anna novice 0');
  queue.put('carl', 'novice', 'carl novice 3');
  assert.deepEqual(queue.takeAll(), ['bob novice 2', 'anna novice 1', 'carl novice 3']);
});

test('quick levels come first, captains before admirals', () => {
  const queue = queueOf(['a', 'admiral'], ['b', 'captain'], ['c', 'trader'], ['d', 'random'], ['e', 'novice']);
  assert.deepEqual(levels(queue.takeAll()), ['trader', 'random', 'novice', 'captain', 'admiral']);
});

test('slow levels are passed over four times, not for ever', () => {
  const queue = queueOf(...many(2, 'a', 'admiral'), ...many(3, 'c', 'captain'), ...many(20, 'n', 'novice'));
  const served = levels(queue.takeAll())
    .map((level) => level[0])
    .join('');
  assert.equal(served, 'nnnnacnnnancnnnncnnnnnnnn');
});

test('a thread kept for quick levels takes nothing else', () => {
  const queue = queueOf(['a', 'admiral'], ['b', 'captain'], ['c', 'trader']);
  assert.equal(queue.takeQuick(), 'c trader 2');
  assert.equal(queue.takeQuick(), undefined);
  assert.equal(queue.size, 2);
});

test('what could not be done is the next again', () => {
  const queue = queueOf(['anna', 'novice'], ['bob', 'novice'], ['anna', 'novice']);
  const first = queue.take() as string;
  queue.putBack('anna', 'novice', first);
  assert.deepEqual(queue.takeAll(), ['anna novice 0', 'bob novice 1', 'anna novice 2']);
});
