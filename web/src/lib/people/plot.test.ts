import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countInSteps, marks, place, rangeOf, sharedSteps, sharesAt } from './plot.ts';

test('marks are round numbers inside the range', () => {
  assert.deepEqual(marks({ from: 1480, to: 1530 }), [1480, 1500, 1520]);
  assert.deepEqual(marks({ from: 13, to: 78 }), [20, 40, 60]);
  assert.deepEqual(marks({ from: 0, to: 3 }), [0, 1, 2, 3]);
  assert.deepEqual(marks({ from: 5, to: 5 }), [5]);
});

test('a flat line is in the middle', () => {
  assert.equal(place(1500, rangeOf([1500, 1500]), 100), 50);
});

test('scores are counted in steps without a gap', () => {
  assert.deepEqual(countInSteps([31, 34, 47], 5), [
    { from: 30, count: 2 },
    { from: 35, count: 0 },
    { from: 40, count: 0 },
    { from: 45, count: 1 },
  ]);
  assert.deepEqual(countInSteps([-2, 1], 5), [
    { from: -5, count: 1 },
    { from: 0, count: 1 },
  ]);
});

test('two lists share their steps, and each its own whole', () => {
  const own = [{ from: 30, count: 1 }];
  const all = [
    { from: 20, count: 1 },
    { from: 30, count: 3 },
  ];
  const steps = sharedSteps(own, all, 5);
  assert.deepEqual(steps, [20, 25, 30]);
  assert.deepEqual(sharesAt(steps, own), [0, 0, 1]);
  assert.deepEqual(sharesAt(steps, all), [0.25, 0, 0.75]);
});
