import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expected, NEWCOMER, rated } from './glicko.ts';
import type { Listed } from './listed.ts';
import { answered, BEGINNING, byTheme, givenUp, isDone, nextPuzzle, progressIn } from './progress.ts';
import { placeOf } from './puzzle-id.ts';

const puzzle = (number: number, rating: number, theme = 'shipping'): Listed => ({ id: `pearls-${number}-5`, theme, rating });

test('an answer to a puzzle of one’s own rating gives and takes the same, and makes the rating surer', () => {
  assert.equal(expected(NEWCOMER, NEWCOMER.rating), 0.5);
  const won = rated(NEWCOMER, 1500, true);
  const lost = rated(NEWCOMER, 1500, false);
  assert.ok(Math.abs(won.rating - 1500 - (1500 - lost.rating)) < 1e-9);
  assert.ok(won.rating > 1540 && won.rating < 1600, `${won.rating}`);
  assert.ok(won.deviation < NEWCOMER.deviation);
});

test('a harder puzzle gives more and takes less, and many answers settle near the true strength', () => {
  const gain = (rating: number) => rated(NEWCOMER, rating, true).rating - 1500;
  assert.ok(gain(1800) > gain(1500) && gain(1500) > gain(1200));
  let solver = NEWCOMER;
  for (let i = 0; i < 300; i++) solver = rated(solver, 1700, i % 2 === 0);
  assert.ok(Math.abs(solver.rating - 1700) < 40, `${solver.rating}`);
});

test('the first answer is rated and the run counted; finding it later is neither', () => {
  const right = answered(BEGINNING, puzzle(1, 1500), true);
  assert.deepEqual([right.streak, right.longest, right.results['pearls-1-5']], [1, 1, 'solved']);
  const wrong = answered(right, puzzle(2, 1500), false);
  assert.deepEqual([wrong.streak, wrong.longest, wrong.results['pearls-2-5']], [0, 1, 'missed']);
  assert.ok(wrong.rating < right.rating);
  const found = answered(wrong, puzzle(2, 1500), true);
  assert.deepEqual([found.rating, found.streak, found.results['pearls-2-5']], [wrong.rating, 0, 'found']);
  assert.ok(isDone(found, puzzle(2, 1500)));
  assert.deepEqual(answered(found, puzzle(1, 1500), false), found);
});

test('who gives up keeps the rating, but not the run', () => {
  const right = answered(BEGINNING, puzzle(1, 1500), true);
  const given = givenUp(right, puzzle(2, 1500));
  assert.deepEqual([given.rating, given.streak, given.longest], [right.rating, 0, 1]);
  assert.deepEqual(givenUp(given, puzzle(1, 1500)), given);
});

test('the next puzzle fits the rating; what was never tried comes first, then what was missed, then all again', () => {
  const list = [puzzle(1, 900), puzzle(2, 1480), puzzle(3, 2200), puzzle(4, 1510, 'money')];
  const first = (progress = BEGINNING, wish = {}) => nextPuzzle(list, progress, wish, () => 0)?.id;
  assert.equal(first(), 'pearls-4-5');
  assert.equal(first(BEGINNING, { not: 'pearls-4-5' }), 'pearls-2-5');
  assert.equal(first(BEGINNING, { theme: 'money' }), 'pearls-4-5');
  let progress = BEGINNING;
  for (const one of list) progress = answered(progress, one, one.id !== 'pearls-3-5');
  assert.equal(first(progress), 'pearls-3-5');
  assert.ok(first(answered(progress, puzzle(3, 2200), true)) !== undefined);
  assert.equal(
    nextPuzzle([], BEGINNING, {}, () => 0),
    undefined,
  );
});

test('themes are counted', () => {
  const list = [puzzle(1, 900), puzzle(2, 1480), puzzle(4, 1510, 'money')];
  assert.deepEqual(byTheme(list, answered(BEGINNING, puzzle(1, 900), true)), [
    { theme: 'shipping', solved: 1, all: 2 },
    { theme: 'money', solved: 0, all: 1 },
  ]);
});

test('what is kept is checked when it is read', () => {
  const progress = answered(BEGINNING, puzzle(1, 1500), true);
  assert.equal(progressIn(progress), progress);
  const { longest, ...older } = progress;
  for (const broken of [
    ...[undefined, null, {}, [], older],
    ...[
      { ...progress, rating: 'much' },
      { ...progress, deviation: 0 },
      { ...progress, results: { a: 'won' } },
    ],
  ])
    assert.equal(progressIn(broken), BEGINNING, JSON.stringify(broken));
});

test('an id says where a puzzle lies', () => {
  assert.deepEqual(placeOf('puerto-rico-12-84'), { game: 'puerto-rico', file: '0012', at: 84 });
  for (const none of ['puerto-rico', 'puerto-rico-12', '12-84', '../x-1-2', '']) assert.equal(placeOf(none), undefined, none);
});
