import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estimate, studentQuantile } from './interval.ts';
import type { SeatedGame } from './match.ts';
import { matchReport } from './statistics.ts';

const near = (actual: number | null | undefined, expected: number, within = 1e-9): void =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) < within, `${actual} is not ${expected}`);

test('the quantiles of Student’s t are those of the tables', () => {
  for (const [freedom, quantile] of [
    [1, 12.7062],
    [10, 2.2281],
    [11, 2.201],
    [20, 2.086],
    [30, 2.0423],
    [100, 1.984],
    [1_000_000, 1.96],
  ] as const)
    near(studentQuantile(freedom), quantile, 2e-4);
});

test('an estimate of 2, 4, 6, 8: mean 5, deviation 2.582, interval 3.182 × 2.582 / 2 to both sides', () => {
  const { mean, low, high } = estimate([2, 4, 6, 8]);
  near(mean, 5);
  near(low, 5 - 3.1824 * Math.sqrt(5 / 3), 1e-6);
  near(high, 5 + 3.1824 * Math.sqrt(5 / 3), 1e-6);
});

test('one sample has no interval', () => {
  assert.deepEqual(estimate([7]), { mean: 7, low: null, high: null });
});

const game = (seating: number[], scores: number[], winners: number[], decisions: number[], milliseconds: number[]): SeatedGame => ({
  seating,
  scores,
  winners,
  decisions,
  milliseconds,
  chanceMoves: 0,
});

const GROUPS = [
  [game([0, 1], [10, 6], [0], [3, 9], [6, 1]), game([1, 0], [8, 8], [0, 1], [9, 5], [1, 10])],
  [game([0, 1], [5, 7], [1], [4, 9], [0, 1]), game([1, 0], [4, 9], [1], [9, 4], [1, 0])],
];

test('wins, score and margin of two groups, computed by hand', () => {
  const report = matchReport(GROUPS, ['a', 'b']);
  assert.deepEqual([report.groups, report.games], [2, 4]);
  const [a, b] = report.entrants;
  // By group: wins 0.75 and 0.5, scores 9 and 7, margins 2 and 1.5. With two samples the reach is t times half the difference.
  assert.deepEqual([a?.name, a?.seatsPlayed, a?.wins], ['a', 4, 2.5]);
  near(a?.winShare.mean, 0.625);
  near(a?.winShare.high, 0.625 + 12.7062 * 0.125);
  near(a?.score.mean, 8);
  near(a?.score.low, 8 - 12.7062);
  near(a?.margin.mean, 1.75);
  near(a?.margin.high, 1.75 + 12.7062 * 0.25);
  near(a?.decisionsPerGame, 4);
  near(a?.millisecondsPerDecision, 1);
  near(b?.margin.mean, -1.75);
  near(report.winnerScore.mean, 8.5);
});

test('an entrant is judged by the groups it played in', () => {
  const [a, , c] = matchReport([...GROUPS, [game([0, 2], [1, 3], [1], [1, 1], [0, 0])]], ['a', 'b', 'c']).entrants;
  assert.deepEqual([a?.seatsPlayed, c?.seatsPlayed], [5, 1]);
  near(a?.score.mean, (9 + 7 + 1) / 3);
  assert.deepEqual([c?.winShare.mean, c?.winShare.low], [1, null]);
});

test('equal names are one entrant, and its wins are those of a seat', () => {
  const trio = [[game([0, 1, 2], [9, 5, 4], [0], [1, 1, 1], [0, 0, 0])], [game([0, 1, 2], [3, 5, 5], [1, 2], [1, 1, 1], [0, 0, 0])]];
  const [one, pair] = matchReport(trio, ['x', 'y', 'y']).entrants;
  near(one?.winShare.mean, 0.5);
  near(pair?.winShare.mean, 0.25);
  near(pair?.margin.mean, (-4 - 5 + 0 + 0) / 4);
  assert.equal(pair?.seatsPlayed, 4);
});
