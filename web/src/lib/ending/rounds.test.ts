import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { puertoRico } from '@caravel/puerto-rico';
import { recordedGame } from '../../testing/recorded.ts';
import { hasMark, labelPlaces, markedRounds, roundsOf } from './rounds.ts';

test('a recorded game of Puerto Rico: every round once, from nothing to the result', () => {
  const { game, steps } = recordedGame(puertoRico, '3-players-points');
  const rounds = roundsOf(game, steps, [49, 40, 39]);
  assert.deepEqual(
    rounds.map(({ round }) => round),
    Array.from({ length: 22 }, (_, i) => i),
  );
  assert.deepEqual(at(rounds, 0).points, [0, 0, 0]);
  assert.deepEqual(at(rounds, 18).points, [37, 29, 38]);
  assert.deepEqual(at(rounds, 21).points, [49, 40, 39]);
});

test('a recorded game of Madeira: five rounds, and Pirates may cost more than one has', () => {
  const { game, steps, state } = recordedGame(madeira, '2nd-3-players');
  const totals = [0, 1, 2].map((seat) => madeira.score(state, seat));
  const rounds = roundsOf(game, steps, totals);
  assert.deepEqual(
    rounds.map(({ round }) => round),
    [0, 1, 2, 3, 4, 5],
  );
  assert.ok(Math.min(...rounds.flatMap(({ points }) => points)) < 0);
  assert.deepEqual(at(rounds, 5).points, totals);
});

test('a game without rounds has none, and so has one that ended in its setup', () => {
  const { steps } = recordedGame(puertoRico, '3-players-points');
  const { moment: _, ...older } = puertoRico;
  assert.deepEqual(roundsOf(older, steps, [1, 2, 3]), []);
  assert.deepEqual(roundsOf(puertoRico, steps.slice(0, 1), [0, 0, 0]), []);
});

test('labels keep apart, stay near their lines and above the bottom', () => {
  assert.deepEqual(labelPlaces([10, 50, 90], 12, 100), [10, 50, 90]);
  assert.deepEqual(labelPlaces([50, 52, 10], 12, 100), [50, 62, 10]);
  const crowded = labelPlaces([99, 98, 97, 100], 12, 100);
  assert.deepEqual(
    [...crowded].sort((a, b) => a - b),
    [64, 76, 88, 100],
  );
});

test('a few rounds are all marked, many not, and the last always', () => {
  const rounds = (count: number) => Array.from({ length: count + 1 }, (_, round) => ({ round, points: [] }));
  assert.deepEqual(markedRounds(rounds(5), 10), [1, 2, 3, 4, 5]);
  assert.deepEqual(markedRounds(rounds(17), 9), [1, 3, 5, 7, 9, 11, 13, 15, 17]);
  assert.ok([0, 1, 2, 3, 4].every((seat) => hasMark(17, 17, seat) && !hasMark(0, 17, seat)));
  assert.ok([1, 2, 3, 4].every((round) => hasMark(round, 5, 0)));
});
