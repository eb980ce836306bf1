import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@caravel/core';
import { loadEnding } from '@caravel/i18n/ending';
import { chipOf, headlineOf, tieOf } from './headline.ts';

const en = await loadEnding('en');
const NAMES = ['Ada', 'Inês', 'Tomás'];

/** Places as the rules give them: by score, then by tie-break. */
const result = (scores: readonly number[], tieBreaks: readonly number[] = scores.map(() => 0)) => {
  const beats = (a: number, b: number) => at(scores, a) > at(scores, b) || (scores[a] === scores[b] && at(tieBreaks, a) > at(tieBreaks, b));
  const places = scores.map((_, seat) => 1 + scores.filter((__, other) => beats(other, seat)).length);
  return { scores, tieBreaks, places, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
};
const said = (end: ReturnType<typeof result>, reader?: number) => headlineOf(en.headline, end, NAMES, reader);

test('the reader wins by what the second lacks, and loses by what the winner has more', () => {
  const end = result([50, 38, 41]);
  assert.equal(said(end, 0), 'You won by 9');
  assert.equal(said(end, 1), 'You lost by 12 to Ada');
  assert.equal(said(end, 2), 'You lost by 9 to Ada');
});

test('watchers and people at one screen read names', () => {
  assert.equal(said(result([50, 38, 41])), 'Ada wins by 9');
  assert.equal(said(result([50, 50, 41], [3, 2, 0])), 'Ada wins on the tie-break');
  assert.equal(said(result([50, 50, 41])), 'Ada and Inês share the win');
});

test('equal points are decided by the tie-break, or shared', () => {
  const decided = result([50, 50, 41], [3, 7, 9]);
  assert.equal(said(decided, 1), 'You won on the tie-break');
  assert.equal(said(decided, 0), 'You lost to Inês on the tie-break');
  assert.deepEqual(tieOf(decided, NAMES), ['Ada 3', 'Inês 7']);
  const shared = result([50, 50, 41]);
  assert.equal(said(shared, 1), 'You share the win with Ada');
  assert.equal(said(shared, 2), 'You lost by 9 to Ada and Inês');
  assert.equal(tieOf(result([50, 38, 41]), NAMES), undefined);
});

test('where the clock decided against the points, no points are named', () => {
  const flagged = { ...result([50, 38, 41]), places: [3, 1, 2], winners: [1] };
  assert.equal(said(flagged, 0), 'You lost to Inês');
  assert.equal(said(flagged, 1), 'You won');
  assert.equal(said(flagged), 'Inês wins');
});

test('a game nobody has won says so', () => {
  const none = { ...result([5, 3, 4]), places: [2, 2, 2], winners: [] };
  assert.equal(said(none, 0), 'No winner');
  assert.equal(tieOf(none, NAMES), undefined);
});

test('the chip says whose game it is, or the place', () => {
  const end = result([50, 38, 41]);
  assert.equal(chipOf(en.chip, end, NAMES, 0), 'Ada, the game is yours');
  assert.equal(chipOf(en.chip, end, NAMES, 1), 'Inês, place 3 of 3');
});
