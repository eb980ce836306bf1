import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { estimate } from '../arena/interval.ts';
import { addTo, type Cell, readCells, sumOf, writeCells } from './cells.ts';
import { meanOf, shareOf } from './estimates.ts';
import type { TallySpec } from './spec.ts';
import { add, type Moments, NOTHING, PARTS, type Share, type Sums } from './sums.ts';

const SPEC: TallySpec = {
  choices: { openings: ['opening a', 'opening b'] },
  amounts: { play: ['spoiled'] },
  length: { of: 'rounds', step: 1 },
  options: ['open'],
};

const PLAIN = { noNullPrototype: true };
const count = fc.nat({ max: 100_000 });
const some = fc.integer({ min: 1, max: 100_000 });
const shares = fc.dictionary(fc.constantFrom('start 1', 'start 2', 'opening a', 'opening b'), fc.tuple(some, count), PLAIN);
const means = fc.dictionary(fc.constantFrom('score', 'spoiled'), fc.tuple(some, count, count), PLAIN);
const sums: fc.Arbitrary<Sums> = fc.record(
  {
    games: count,
    lengths: fc.dictionary(fc.constantFrom('12', '15'), fc.tuple(some), PLAIN),
    shares,
    winners: means,
    others: means,
    mine: fc.record({ shares, means }, PLAIN),
  },
  PLAIN,
);

test('sums are the same in whatever order they are made', () => {
  fc.assert(
    fc.property(sums, sums, sums, (a, b, c) => {
      assert.deepEqual(add(add(a, b), c), add(a, add(b, c)));
      assert.deepEqual(add(a, b), add(b, a));
      assert.deepEqual(add(NOTHING, a), a);
    }),
  );
});

test('a file holds all but what is one’s own', () => {
  fc.assert(
    fc.property(sums, (counted) => {
      const cell: Cell = { players: 2, rules: 'base', options: { open: 'true' }, level: 'medium', sums: counted };
      const file = JSON.parse(JSON.stringify(writeCells('pearls', 1, SPEC, [cell])));
      assert.deepEqual(readCells(file), [{ ...cell, sums: { ...counted, mine: NOTHING.mine } }]);
    }),
  );
});

test('games of a kind are added to their cell, others open a new one', () => {
  const one: Sums = { ...NOTHING, games: 1 };
  const kind = { players: 2, rules: 'base', options: { a: '1', b: '2' }, sums: one };
  const twice = addTo(addTo([], kind), { ...kind, options: { b: '2', a: '1' } });
  assert.deepEqual(
    addTo(twice, { ...kind, players: 3 }).map((cell) => cell.sums.games),
    [2, 1],
  );
  assert.equal(sumOf(addTo(twice, { ...kind, players: 3 })).games, 3);
});

const near = (actual: number | null, expected: number): void =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) < 1e-4, `${actual} is not ${expected}`);

test('10 wins of 20 seats: Wilson’s interval is 29.93 % to 70.07 %', () => {
  const half: Share = [20, 10 * PARTS];
  const { mean, low, high } = shareOf(half);
  near(mean, 0.5);
  near(low, 0.29929);
  near(high, 0.70071);
});

test('a mean out of sums has the interval of its samples', () => {
  const samples = [2, 4, 6, 8.5];
  const moments = samples.reduce<Moments>(([n, sum, squares], x) => [n + 1, sum + x * PARTS, squares + (x * PARTS) ** 2], [0, 0, 0]);
  const [direct, summed] = [estimate(samples), meanOf(moments)];
  near(summed.mean, direct.mean);
  near(summed.low, direct.low ?? 0);
  near(summed.high, direct.high ?? 0);
  assert.deepEqual(meanOf([1, 120, 14_400]), { mean: 2, low: null, high: null });
});
