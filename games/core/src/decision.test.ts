import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byStep, optional } from './decision.ts';

const s = new Int16Array(1);

test('an optional step offers the use and the pass, and tells which it was', () => {
  const used: boolean[] = [];
  const step = optional(3, 9, 'X1', (_s, _seat, use) => used.push(use));
  const out = new Uint16Array(4);
  assert.deepEqual([step.legal(s, 0, out), out[0], out[1]], [2, 3, 9]);
  step.apply(s, 0, 3);
  step.apply(s, 0, 9);
  assert.deepEqual(used, [true, false]);
  assert.deepEqual([step.whyNot(s, 0, 3), step.whyNot(s, 0, 9), step.whyNot(s, 0, 4)], [undefined, undefined, 'X1']);
});

test('byStep finds what was entered and nothing else', () => {
  const list = byStep([
    [2, 'two'],
    [0, 'zero'],
  ]);
  assert.deepEqual([list[0], list[1], list[2], list[3]], ['zero', undefined, 'two', undefined]);
});
