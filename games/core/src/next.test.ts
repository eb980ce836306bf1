import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { CHANCE, type Seat, WATCHER } from './game.ts';
import { assign, type State, sameState, type Words } from './layout.ts';
import { next, parseMove, refusal } from './next.ts';
import { must } from './result.ts';
import { pearls } from './testing/pearls.ts';

const position = (words: Words): State => {
  const s = pearls.setup(must(readConfig(pearls, {})));
  assign(pearls.layout, s, words);
  return s;
};
const move = (text: string): number => must(parseMove(pearls, text));
const refused = (s: State, seat: Seat, text: string) => refusal(pearls, s, seat, move(text));

const dive = position({ open: 2, bag: [4, 2, 2] });
const finished = position({ bag: [0, 0, 0], said: [1, 1] });

test('next plays on a copy and leaves the old position alone', () => {
  const before = dive.slice();
  const after = must(next(pearls, dive, 0, move('keep')));
  assert.ok(sameState(dive, before));
  const expected = dive.slice();
  pearls.apply(expected, 0, move('keep'));
  assert.ok(sameState(after, expected));
});

test('next gives the refusal and no position', () => {
  assert.deepEqual(next(pearls, dive, 1, move('keep')), { ok: false, problem: refused(dive, 1, 'keep') });
});

test('a legal move is not refused, nor one out of turn or of chance', () => {
  assert.equal(refused(dive, 0, 'keep'), undefined);
  assert.equal(refused(dive, 1, 'lamp'), undefined);
  assert.equal(refused(position({}), CHANCE, 'pearl 3'), undefined);
});

test('a refusal says whether it is the turn, the end or the move', () => {
  assert.deepEqual(refused(dive, 1, 'keep'), { message: "'keep' is not possible for seat 1 out of turn", rule: 'P2' });
  assert.deepEqual(refused(dive, 0, 'show'), { message: "'show' is not possible now", rule: 'P4' });
  assert.deepEqual(refused(dive, CHANCE, 'pearl 1'), { message: "'pearl 1' is not possible now", rule: 'P1' });
  assert.deepEqual(refused(finished, 0, 'hide'), { message: "'hide' is not possible: the game is over", rule: 'P4' });
});

test('a seat that does not exist is refused before the rules are asked', () => {
  for (const seat of [2, WATCHER, 0.5, Number.NaN])
    assert.deepEqual(refusal(pearls, dive, seat, move('keep')), { message: `there is no seat ${seat}` });
});

test('numbers outside the table are refused before the rules are asked', () => {
  for (const number of [-1, pearls.moves.count, 0.5, Number.NaN])
    assert.deepEqual(refusal(pearls, dive, 0, number), { message: `there is no move number ${number}` });
});

test('a text that is not a move is refused with the name of the game', () => {
  const parsed = parseMove(pearls, 'keep it');
  assert.deepEqual(parsed, { ok: false, problem: { message: "'keep it' is not a move of pearls" } });
});
