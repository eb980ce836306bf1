import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Game } from './game.ts';
import { standing } from './standing.ts';
import { pearls } from './testing/pearls.ts';

/** The standing of seats with these scores and tie-breaks. */
const standingOf = (rows: readonly (readonly [score: number, tieBreak: number])[]) => {
  const game: Game = {
    ...pearls,
    players: () => rows.length,
    score: (_, seat) => rows[seat]?.[0] as number,
    tieBreak: (_, seat) => rows[seat]?.[1] as number,
  };
  return standing(game, new Int16Array(0));
};

test('most points win', () => {
  const { scores, places, winners } = standingOf([
    [3, 9],
    [8, 0],
    [5, 0],
  ]);
  assert.deepEqual(scores, [3, 8, 5]);
  assert.deepEqual(places, [3, 1, 2]);
  assert.deepEqual(winners, [1]);
});

test('the tie-break decides only between equal scores', () => {
  const { tieBreaks, places, winners } = standingOf([
    [8, 1],
    [8, 2],
    [7, 9],
  ]);
  assert.deepEqual(tieBreaks, [1, 2, 9]);
  assert.deepEqual(places, [2, 1, 3]);
  assert.deepEqual(winners, [1]);
});

test('equal scores and tie-breaks share a place, and the next place is left out', () => {
  const { places, winners } = standingOf([
    [8, 1],
    [-2, 0],
    [8, 1],
    [5, 5],
  ]);
  assert.deepEqual(places, [1, 4, 1, 3]);
  assert.deepEqual(winners, [0, 2]);
});

test('there is always a winner, and places follow the order of scores', () => {
  const row = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 2 }));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const { places, winners } = standingOf(rows);
      const sorted = rows.toSorted(([a, b], [c, d]) => c - a || d - b);
      assert.ok(winners.length > 0);
      rows.forEach(([score, tieBreak], seat) => {
        assert.equal(places[seat], 1 + sorted.findIndex(([a, b]) => a === score && b === tieBreak));
      });
    }),
  );
});
