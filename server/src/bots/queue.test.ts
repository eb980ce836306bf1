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
  const queue = queueOf(...many(40, 'eve', 'expert'), ['anna', 'expert'], ['bob', 'expert']);
  assert.equal(queue.size, 42);
  assert.deepEqual(hosts(queue.takeAll()).slice(0, 5), ['eve', 'anna', 'bob', 'eve', 'eve']);
  assert.equal(queue.size, 0);
});

test('a host is served in the order of asking, and one who asks again comes after those who wait', () => {
  const queue = queueOf(['anna', 'beginner'], ['anna', 'beginner'], ['bob', 'beginner']);
  assert.equal(queue.take(), 'anna beginner 0');
  queue.put('carl', 'beginner', 'carl beginner 3');
  assert.deepEqual(queue.takeAll(), ['bob beginner 2', 'anna beginner 1', 'carl beginner 3']);
});

test('quick levels come first, a second before five', () => {
  const queue = queueOf(['a', 'expert'], ['b', 'hard'], ['c', 'easy'], ['d', 'random'], ['e', 'beginner']);
  assert.deepEqual(levels(queue.takeAll()), ['easy', 'random', 'beginner', 'hard', 'expert']);
});

test('slow levels are passed over four times, not for ever', () => {
  const queue = queueOf(...many(2, 'a', 'expert'), ...many(3, 'c', 'hard'), ...many(20, 'n', 'beginner'));
  const served = levels(queue.takeAll())
    .map((level) => level[0])
    .join('');
  assert.equal(served, 'bbbbehbbbebhbbbbhbbbbbbbb');
});

test('a thread kept for quick levels takes nothing else', () => {
  const queue = queueOf(['a', 'expert'], ['b', 'hard'], ['c', 'easy']);
  assert.equal(queue.takeQuick(), 'c easy 2');
  assert.equal(queue.takeQuick(), undefined);
  assert.equal(queue.size, 2);
});

test('what could not be done is the next again', () => {
  const queue = queueOf(['anna', 'beginner'], ['bob', 'beginner'], ['anna', 'beginner']);
  const first = queue.take() as string;
  queue.putBack('anna', 'beginner', first);
  assert.deepEqual(queue.takeAll(), ['anna beginner 0', 'bob beginner 1', 'anna beginner 2']);
});
