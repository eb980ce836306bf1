import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Regression } from './regression.ts';

const fed = (from: number, to: number, regression = new Regression(2)): Regression => {
  for (let x = from; x < to; x++) regression.add(Float64Array.of(1, x), 3 + 2 * x + (x % 2));
  return regression;
};

test('a line is found, and its error is what the points are off', () => {
  const [constant, slope] = fed(0, 100).solve({ ridge: 0 });
  assert.ok(Math.abs((constant as number) - 3.5) < 0.05 && Math.abs((slope as number) - 2) < 0.01);
  const squared = fed(0, 100).squaredError([3.5, 2]);
  assert.ok(Math.abs(squared - 25) < 1e-6, `${squared}`); // 100 points, each half a point off
});

test('saved and loaded through JSON, a regression goes on as if nothing had happened', () => {
  const half = fed(0, 50);
  const resumed = new Regression(2);
  resumed.load(JSON.parse(JSON.stringify(half.save())));
  assert.deepEqual(fed(50, 100, resumed).solve({ ridge: 3 }), fed(50, 100, half).solve({ ridge: 3 }));
  assert.equal(resumed.samples, half.samples);
  assert.equal(resumed.squaredError([1, 1]), half.squaredError([1, 1]));
});

test('sums of another size are refused', () => {
  assert.throws(() => new Regression(3).load(fed(0, 5).save()), /not the sums of 3 features/);
});

test('what is seen seldom keeps to its prior, what is seen often does not', () => {
  const regression = new Regression(2);
  for (let i = 0; i < 2000; i++) regression.add(Float64Array.of(1, i < 4 ? 1 : 0), i < 4 ? 10 : 2);
  const [often, seldom] = regression.solve({ ridge: 0, doubt: 50, prior: [0, 1] });
  assert.ok(Math.abs((often as number) - 2) < 0.1, `${often}`);
  assert.ok(Math.abs((seldom as number) - 1) < 1, `${seldom}`);
  const [, believed] = regression.solve({ ridge: 0, doubt: 0, prior: [0, 1] });
  assert.ok(Math.abs((believed as number) - 8) < 0.1, `${believed}`);
});

test('a prior that is certain stays, and the rest is learnt around it', () => {
  const [constant, slope] = fed(0, 100).solve({ ridge: 0, prior: [0, 1], certain: [false, true] });
  assert.ok(Math.abs((slope as number) - 1) < 1e-3, `${slope}`);
  assert.ok(Math.abs((constant as number) - 53) < 0.5, `${constant}`); // 3.5 and the slope that is missing at the mean
});

test('later positions and the weights for them can stand for the targets', () => {
  const regression = new Regression(2);
  for (let x = 0; x < 100; x++) regression.add(Float64Array.of(1, x), 1000 * (x % 3), Float64Array.of(1, 2 * x));
  const [constant, slope] = regression.solve({ ridge: 0, next: { weights: Float64Array.of(5, 3), share: 1 } });
  assert.ok(Math.abs((constant as number) - 5) < 0.01 && Math.abs((slope as number) - 6) < 0.01, `${constant} ${slope}`);
});

test('what fades counts for less than what comes after it', () => {
  const regression = new Regression(1);
  for (let i = 0; i < 10; i++) regression.add(Float64Array.of(1), 0);
  regression.fade(0.5);
  for (let i = 0; i < 5; i++) regression.add(Float64Array.of(1), 10);
  assert.equal(regression.samples, 10);
  assert.ok(Math.abs((regression.solve({ ridge: 0 })[0] as number) - 5) < 1e-3);
});
