import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickWeighted, seeded } from '@caravel/core';
import { OddsRegression } from './odds-regression.ts';

/** Three seats with two features each; the odds of a seat to win are e to the weighted sum. */
const seen = (weights: readonly number[], samples: number, ridge: number): OddsRegression => {
  const random = seeded(1);
  const regression = new OddsRegression(2, ridge);
  for (let i = 0; i < samples; i++) {
    const features = Array.from({ length: 3 }, () => Float64Array.from([random.below(5), random.below(100) / 50]));
    const sums = features.map((row) => row.reduce((sum, value, j) => sum + value * (weights[j] as number), 0));
    const winner = pickWeighted(
      random,
      sums.map((sum) => Math.round(1000 * Math.exp(sum))),
      3,
    );
    regression.add(
      features,
      features.map((_, seat) => (seat === winner ? 1 : 0)),
    );
  }
  return regression;
};

test('the weights that drew the winners are found again', () => {
  const regression = seen([0.7, -1.2], 4000, 3);
  const [first, second] = regression.solve() as unknown as [number, number];
  assert.ok(Math.abs(first - 0.7) < 0.08 && Math.abs(second + 1.2) < 0.12, `${first} and ${second}`);
});

test('what was found is less of a surprise than knowing nothing, and than weights nearby', () => {
  const regression = seen([0.7, -1.2], 500, 0);
  const found = regression.solve();
  const surprise = regression.surprise(found);
  assert.ok(Math.abs(regression.surprise(new Float64Array(2)) - Math.log(3)) < 1e-9);
  for (const [i, by] of [
    [0, 0.05],
    [0, -0.05],
    [1, 0.05],
    [1, -0.05],
  ] as const)
    assert.ok(surprise < regression.surprise(found.with(i, (found[i] as number) + by)));
  assert.ok(surprise < 0.9, `${surprise}`);
});

test('a pull makes weights smaller, and without samples they are zero', () => {
  const [loose, tight] = [0, 5000].map((ridge) => seen([0.7, -1.2], 500, ridge).solve()) as [Float64Array, Float64Array];
  for (let i = 0; i < 2; i++) assert.ok(Math.abs(tight[i] as number) < 0.8 * Math.abs(loose[i] as number));
  assert.deepEqual(Array.from(new OddsRegression(2, 3).solve()), [0, 0]);
});
