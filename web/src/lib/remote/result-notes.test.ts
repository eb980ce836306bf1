import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadOnline } from '@caravel/i18n/online';
import { resultNotes } from './result-notes.ts';

const en = await loadOnline('en');
const seat = (name: string, botMoves?: number) => ({ kind: 'person' as const, name, user: name, ...(botMoves ? { botMoves } : {}) });
const ENDING = { reason: 'played' as const, scores: [20, 30], places: [2, 1] };
const notes = (botMoves: number | undefined, rated: boolean, unrated?: 'moves') =>
  resultNotes({ seats: [seat('Anna'), seat('Bob', botMoves)], rated, ending: { ...ENDING, ...(unrated ? { unrated } : {}) } }, en.table);

test('a game as usual needs no words', () => {
  assert.deepEqual(notes(undefined, true), []);
});

test('a win by a bot is none, and last for the rating', () => {
  assert.deepEqual(notes(3, false), [en.table.noWin(['Bob'])]);
  assert.deepEqual(notes(3, true), [en.table.noWin(['Bob']), en.table.ratedLast(['Bob'])]);
});

test('a bot that has moved for somebody is named, whatever came of it', () => {
  const ending = { ...ENDING, places: [1, 2] };
  assert.deepEqual(resultNotes({ seats: [seat('Anna'), seat('Bob', 3)], rated: false, ending }, en.table), [en.table.botMoved(['Bob'])]);
  assert.deepEqual(resultNotes({ seats: [seat('Anna'), seat('Bob', 3)], rated: true, ending }, en.table), [en.table.ratedLast(['Bob'])]);
});

test('a rated game that changes no rating says why', () => {
  assert.deepEqual(notes(undefined, true, 'moves'), [en.table.unrated.moves]);
});
