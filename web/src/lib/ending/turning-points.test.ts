import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadModel, policyFor } from '@caravel/bots';
import { courseOf } from '@caravel/bots/review';
import { at, CHANCE, type Seat, type Step } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { recordedGame } from '../../testing/recorded.ts';
import type { GameWords } from '../table/game-ui.ts';
import { sentenceOf, toldOf } from './sentence.ts';
import { LEAST_CHANGE, turningPointsOf } from './turning-points.ts';

const steps = (...seats: readonly Seat[]): Step[] =>
  seats.map((seat, entry) => ({ entry, seat, move: `move ${entry}`, before: new Int16Array(), after: new Int16Array() }));
const course = (...chances: readonly number[]) => chances.map((chance) => ({ chances: [chance, 1 - chance], points: [] }));
const always = () => true;
const found = (chances: readonly number[], seats: readonly Seat[], seat = 0, isTold: (step: Step) => boolean = always) =>
  turningPointsOf(course(...chances), steps(...seats), seat, isTold).map(({ step, change }) => [step.entry, Number(change.toFixed(2))]);

test('what one seat does in a row is one turn, told by the step that counts most', () => {
  assert.deepEqual(found([0.5, 0.52, 0.7, 0.7, 0.71], [0, 0, 1, 0]), [[1, 0.2]]);
});

test('the three largest, in the order they came; small ones are none', () => {
  const chances = [0.5, 0.6, 0.55, 0.8, 0.79, 0.4, 0.4];
  assert.deepEqual(found(chances, [0, 1, 0, 1, CHANCE, 1]), [
    [0, 0.1],
    [2, 0.25],
    [4, -0.39],
  ]);
  assert.deepEqual(found([0.5, 0.5 + LEAST_CHANGE / 2, 0.5], [0, 1]), []);
});

test('another seat sees the same moments the other way round', () => {
  assert.deepEqual(found([0.5, 0.7, 0.7], [0, 1], 1), [[0, -0.2]]);
});

test('the end of the game is none: it only shows what was decided before', () => {
  assert.deepEqual(found([0.5, 0.6, 1], [0, 1]), [[0, 0.1]]);
});

test('a step that has no sentence leaves the word to the rest of its turn', () => {
  assert.deepEqual(
    found([0.5, 0.7, 0.71, 0.71], [0, 0, 1], 0, ({ entry }) => entry !== 0),
    [[1, 0.21]],
  );
  assert.deepEqual(
    found([0.5, 0.7, 0.7], [0, 1], 0, () => false),
    [],
  );
});

test('more is told of the turn as long as there is room', () => {
  const [step, ...rest] = steps(0, 0, 0);
  assert.ok(step);
  assert.equal(
    sentenceOf(({ entry }) => `Sentence ${entry}.`, { step, rest }),
    'Sentence 0. Sentence 1. Sentence 2.',
  );
  assert.equal(
    sentenceOf(() => 'A rather long sentence that says a lot of one move.', { step, rest }),
    'A rather long sentence that says a lot of one move.',
  );
});

test('a recorded game: three moments, each a sentence of its turn', async () => {
  const { game, steps: all } = recordedGame(puertoRico, '3-players-points');
  const trained = await loadModel(game);
  assert.ok(trained);
  const figures = courseOf(policyFor(trained), all);
  const words: Pick<GameWords, 'tell'> = { tell: (_before, _seat, { kind }) => ({ did: `play ${kind}.`, followed: [] }) };
  const told = (step: Step) => toldOf(game, words, (seat) => (seat === 0 ? 'You' : `Seat ${seat}`), step);
  const points = turningPointsOf(figures, all, 0, (step) => told(step) !== '');
  assert.equal(points.length, 3);
  assert.equal(sentenceOf(told, at(points, 1)), 'You play role. You play plantation. You play hospice.');
});
