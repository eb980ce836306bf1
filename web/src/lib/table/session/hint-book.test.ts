import '../../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hint } from '../../bots/messages.ts';
import { HintBook, isAboutEqual } from './hint-book.ts';

const hint = (chance: number, error: number): Hint => ({ moves: ['role mayor'], chance, error, points: 40, reasons: [] });

test('of a position the deepest result is kept, whatever comes later', () => {
  const book = new HintBook();
  const quick = { visits: 0, hints: [hint(0.94, 0.03)] };
  const searched = { visits: 800, hints: [hint(0.6, 0.01)] };
  assert.equal(book.known('0 1,2'), undefined);
  assert.deepEqual(book.learn('0 1,2', quick), quick);
  assert.deepEqual(book.learn('0 1,2', searched), searched);
  assert.deepEqual(book.learn('0 1,2', { visits: 200, hints: [hint(0.53, 0.02)] }), searched);
  assert.deepEqual(book.known('0 1,2'), searched);
  assert.equal(book.known('1 1,2'), undefined);
  const deeper = { visits: 1500, hints: [hint(0.61, 0.005)] };
  assert.deepEqual(book.learn('0 1,2', deeper), deeper);
});

test('what was learnt outlives the page, and only the latest positions are kept', () => {
  localStorage.removeItem('caravel.hints');
  for (let i = 0; i < 20; i++) new HintBook().learn(`0 ${i}`, { visits: i, hints: [hint(0.5, 0.01)] });
  const reloaded = new HintBook();
  assert.equal(reloaded.known('0 19')?.visits, 19);
  assert.deepEqual(reloaded.known('0 8')?.hints, [hint(0.5, 0.01)]);
  assert.equal(reloaded.known('0 7'), undefined);
  localStorage.setItem('caravel.hints', 'not what we wrote');
  assert.equal(reloaded.known('0 19'), undefined);
});

test('moves are about equal inside the error of their difference', () => {
  assert.equal(isAboutEqual(hint(0.61, 0.01), hint(0.59, 0.03)), true);
  assert.equal(isAboutEqual(hint(0.61, 0.03), hint(0.59, 0.01)), true);
  assert.equal(isAboutEqual(hint(0.61, 0.01), hint(0.59, 0.01)), false);
  assert.equal(isAboutEqual(hint(0.61, 0.01), hint(0.63, 0.01)), true);
  assert.equal(isAboutEqual({ moves: [], points: 3, reasons: [] }, hint(0.5, 0.1)), false);
});
