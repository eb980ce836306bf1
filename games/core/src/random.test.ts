import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pickWeighted, type Random, seeded } from './random.ts';

const draw = (random: Random, count: number, below = 1000): number[] => Array.from({ length: count }, () => random.below(below));

/** How far counts are from what was expected: the sum of squared differences over expectations. */
const chiSquare = (counts: readonly number[], weights: readonly number[]): number => {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return counts.reduce((sum, count, i) => {
    const expected = (draws * (weights[i] as number)) / total;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
};

const tally = (size: number, draws: number, next: () => number): number[] => {
  const counts = new Array<number>(size).fill(0);
  for (let i = 0; i < draws; i++) {
    const value = next();
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
};

test('the same seed gives the same numbers', () => {
  assert.deepEqual(draw(seeded(7), 50), draw(seeded(7), 50));
});

test('other seeds give other numbers, beyond 32 bits and below zero, too', () => {
  const seeds = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, 2 ** 40, -1, -2];
  const streams = seeds.map((seed) => draw(seeded(seed), 10).join());
  assert.equal(new Set(streams).size, seeds.length);
});

test('the stream of seed 1 never changes (golden, from another sfc32)', () => {
  assert.deepEqual(draw(seeded(1), 6), [374, 463, 345, 807, 549, 692]);
});

test('numbers stay below n and are roughly uniform', () => {
  for (const seed of [1, 2, 3]) {
    const random = seeded(seed);
    const counts = tally(6, 60_000, () => random.below(6));
    assert.equal(counts.length, 6);
    assert.ok(chiSquare(counts, [1, 1, 1, 1, 1, 1]) < 20.5, `${counts}`); // 5 degrees of freedom, 1 in 1000
  }
});

test('one after another is independent: pairs are roughly uniform', () => {
  const random = seeded(4);
  const counts = tally(16, 64_000, () => 4 * random.below(4) + random.below(4));
  assert.ok(chiSquare(counts, new Array(16).fill(1)) < 37.7, `${counts}`); // 15 degrees of freedom, 1 in 1000
});

test('weights are followed, zeros never chosen, and only the first count looked at', () => {
  const random = seeded(5);
  const weights = [3, 0, 5, 7, 1000];
  const counts = tally(5, 30_000, () => pickWeighted(random, weights, 4));
  assert.deepEqual([counts[1], counts[4]], [0, 0]);
  assert.ok(chiSquare([counts[0], counts[2], counts[3]] as number[], [3, 5, 7]) < 13.8, `${counts}`); // 2 degrees, 1 in 1000
});

test('each number below the total belongs to its weight', () => {
  const always = (value: number): Random => ({ below: () => value });
  const picked = [0, 1, 2, 3, 4, 5].map((value) => pickWeighted(always(value), [2, 1, 3], 3));
  assert.deepEqual(picked, [0, 0, 1, 2, 2, 2]);
});
