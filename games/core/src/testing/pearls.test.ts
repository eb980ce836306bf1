import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config.ts';
import { CHANCE, CHANCE_TURN, isOver, legalMoves, outcomes, type Seat, seatsOf, WATCHER } from '../game.ts';
import { assign, type State, type Words } from '../layout.ts';
import { next, parseMove } from '../next.ts';
import { must } from '../result.ts';
import { standing } from '../standing.ts';
import { LAWS } from './conformance.ts';
import { pearls } from './pearls.ts';

const position = (words: Words, players = 3, lamps = 'one'): State => {
  const s = pearls.setup(must(readConfig(pearls, { players, options: { lamps } })));
  assign(pearls.layout, s, words);
  return s;
};
const EMPTY = { bag: [0, 0, 0] };

const after = (s: State, seat: Seat, text: string): State => must(next(pearls, s, seat, must(parseMove(pearls, text))));
const textsFor = (s: State, seat: Seat): string[] => legalMoves(pearls, s, seat).map((move) => pearls.moves.text(move));
const ruleAgainst = (s: State, seat: Seat, text: string): string | undefined => pearls.whyNot(s, seat, must(parseMove(pearls, text)));

test('P1 chance draws in proportion to the pearls in the bag', () => {
  const s = position({ bag: [2, 0, 1] });
  assert.equal(pearls.turn(s), CHANCE_TURN);
  assert.deepEqual(
    outcomes(pearls, s).map(({ move, weight }) => [pearls.moves.text(move), weight]),
    [
      ['pearl 1', 2],
      ['pearl 3', 1],
    ],
  );
  assert.equal(ruleAgainst(s, CHANCE, 'pearl 2'), 'P1');
  assert.equal(ruleAgainst(s, 0, 'pearl 1'), 'P1');
  assert.deepEqual(pearls.describe(after(s, CHANCE, 'pearl 3'), WATCHER).open, 3);
  assert.equal(pearls.describe(after(s, CHANCE, 'pearl 3'), WATCHER).inBag, 2);
});

test('P2 the diver keeps the pearl or gives it to the next seat, and the next seat dives next', () => {
  const s = position({ diver: 1, open: 2 });
  const kept = after(s, 1, 'keep');
  assert.equal(pearls.score(kept, 1), 2);
  assert.deepEqual(seatsOf(pearls.turn(after(kept, CHANCE, 'pearl 1'))), [2]);
  assert.equal(ruleAgainst(s, 0, 'keep'), 'P2');
  assert.equal(ruleAgainst(kept, 2, 'keep'), 'P2');
});

test('P2 a seat that was given a pearl keeps it and is the next diver', () => {
  const given = after(position({ diver: 2, open: 3 }), 2, 'give');
  assert.deepEqual(seatsOf(pearls.turn(given)), [0]);
  assert.equal(ruleAgainst(given, 0, 'give'), 'P2');
  const kept = after(given, 0, 'keep');
  assert.deepEqual([pearls.score(kept, 0), pearls.score(kept, 2)], [3, 0]);
  const dive = after(kept, CHANCE, 'pearl 1');
  assert.deepEqual(textsFor(dive, 0), ['keep', 'give', 'lamp']);
});

test('P3 any seat may burn its lamp while a pearl lies open, once, for a point at once', () => {
  const s = position({ open: 1 });
  assert.deepEqual(textsFor(s, 2), ['lamp']);
  const burnt = after(s, 2, 'lamp');
  assert.equal(pearls.score(burnt, 2), 1);
  assert.equal(pearls.turn(burnt), pearls.turn(s));
  assert.equal(ruleAgainst(burnt, 2, 'lamp'), 'P3');
  assert.equal(ruleAgainst(position({}), 2, 'lamp'), 'P3');
  assert.equal(ruleAgainst(position({ open: 1 }, 3, 'none'), 2, 'lamp'), 'P3');
});

test('P4 when the bag is empty all seats decide at the same time to show or to hide', () => {
  const s = position(EMPTY);
  assert.deepEqual(seatsOf(pearls.turn(s)), [0, 1, 2]);
  const said = after(s, 1, 'hide');
  assert.deepEqual(seatsOf(pearls.turn(said)), [0, 2]);
  assert.equal(ruleAgainst(said, 1, 'show'), 'P4');
  assert.ok(isOver(pearls, after(after(said, 0, 'show'), 2, 'show')));
  assert.equal(ruleAgainst(position({}), 0, 'show'), 'P4');
  assert.equal(ruleAgainst(position({ ...EMPTY, open: 1 }), 0, 'show'), 'P4');
});

test('P4 hiding costs a point and wins ties', () => {
  const { scores, winners } = standing(pearls, position({ ...EMPTY, total: [6, 5, 5], said: [2, 1, 1] }));
  assert.deepEqual(scores, [5, 5, 5]);
  assert.deepEqual(winners, [0]);
});

test('P5 until the end a seat sees only its own total', () => {
  const points = (s: State, viewer: Seat) => pearls.describe(s, viewer).seats.map((seat) => seat.points);
  const s = position({ ...EMPTY, total: [7, 5, 4], said: [1, 1, 0] });
  assert.deepEqual(points(s, 1), [undefined, 5, undefined]);
  assert.deepEqual(points(s, WATCHER), [undefined, undefined, undefined]);
  assert.equal(pearls.hidden(s, 1).length, 2);
  assert.equal(pearls.hidden(s, WATCHER).length, 3);
  const over = after(s, 2, 'show');
  assert.deepEqual(points(over, WATCHER), [7, 5, 4]);
  assert.deepEqual(pearls.hidden(over, 1), []);
});

test('P6 most points win, pearls and lamp together', () => {
  const { scores, places } = standing(pearls, position({ ...EMPTY, total: [6, 5, 5], lampPoints: [0, 1, 0], said: [1, 1, 1] }));
  assert.deepEqual(scores, [6, 6, 5]);
  assert.deepEqual(places, [1, 1, 3]);
});

test('pearls that vanish are a fault', () => {
  assert.deepEqual(pearls.faults(position({ bag: [3, 3, 2] })), ['pearls are worth 15 in all, not 16']);
  assert.deepEqual(pearls.faults(position({ bag: [3, 3, 2], open: 1 })), []);
});

for (const law of LAWS)
  test(`pearls keeps the law: ${law.name}`, () => {
    for (const players of [2, 3])
      for (const lamps of ['one', 'none'])
        for (let seed = 1; seed <= 15; seed++) law.check(pearls, must(readConfig(pearls, { players, options: { lamps } })), seed);
  });
