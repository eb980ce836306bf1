import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movesOf, optional } from './decision.ts';
import { defineMoves } from './moves.ts';

const s = new Int16Array(1);

test('an optional step offers the use and the pass, and tells which it was', () => {
  const used: boolean[] = [];
  const step = optional(9, 3, 'X1', (_s, _seat, use) => used.push(use));
  assert.deepEqual([...step.moves], [3, 9]);
  step.apply(s, 0, 9);
  step.apply(s, 0, 3);
  assert.deepEqual(used, [true, false]);
  assert.deepEqual([step.whyNot(s, 0, 3), step.whyNot(s, 0, 9), step.whyNot(s, 0, 4)], [undefined, undefined, 'X1']);
});

test('movesOf puts moves and groups into the order of the table', () => {
  const { a: first, b: middle, c: last } = defineMoves({ a: { n: [1, 2, 3] }, b: {}, c: { n: [1, 2] } }).groups;
  assert.deepEqual([...movesOf(last, middle.first, first)], [0, 1, 2, 3, 4, 5]);
  assert.deepEqual([...movesOf(last)], [4, 5]);
});
