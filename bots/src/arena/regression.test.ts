import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Regression } from './regression.ts';

const fed = (from: number, to: number, regression = new Regression(2)): Regression => {
  for (let x = from; x < to; x++) regression.add(Float64Array.of(1, x), 3 + 2 * x + (x % 2));
  return regression;
};

test('a line is found, and its error is what the points are off', () => {
  const [constant, slope] = fed(0, 100).solve(0);
  assert.ok(Math.abs((constant as number) - 3.5) < 0.05 && Math.abs((slope as number) - 2) < 0.01);
  const squared = fed(0, 100).squaredError([3.5, 2]);
  assert.ok(Math.abs(squared - 25) < 1e-6, `${squared}`); // 100 points, each half a point off
});

test('saved and loaded through JSON, a regression goes on as if nothing had happened', () => {
  const half = fed(0, 50);
  const resumed = new Regression(2);
  resumed.load(JSON.parse(JSON.stringify(half.save())));
  assert.deepEqual(fed(50, 100, resumed).solve(3), fed(50, 100, half).solve(3));
  assert.equal(resumed.samples, half.samples);
  assert.equal(resumed.squaredError([1, 1]), half.squaredError([1, 1]));
});

test('sums of another size are refused', () => {
  assert.throws(() => new Regression(3).load(fed(0, 5).save()), /not the sums of 3 features/);
});
