import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readConfig } from './config.ts';
import { CHANCE, CHANCE_TURN, firstSeat, hasTurn, isChance, isOver, legalMoves, OVER, outcomes, seatsOf, WATCHER } from './game.ts';
import { must } from './result.ts';
import { pearls } from './testing/pearls.ts';

const start = () => pearls.setup(must(readConfig(pearls, {})));

test('a turn names exactly the seats whose bits are set', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9), { minLength: 1 }), (seats) => {
      const turn = seats.reduce((mask, seat) => mask | (1 << seat), 0);
      const sorted = seats.toSorted((a, b) => a - b);
      assert.deepEqual(seatsOf(turn), sorted);
      assert.equal(firstSeat(turn), sorted[0]);
      for (let seat = 0; seat < 10; seat++) assert.equal(hasTurn(turn, seat), seats.includes(seat));
    }),
  );
});

test('no seat has the turn when chance has it or the game is over', () => {
  assert.deepEqual(seatsOf(CHANCE_TURN), []);
  assert.deepEqual(seatsOf(OVER), []);
  for (const seat of [WATCHER, CHANCE, 0, 14]) assert.equal(hasTurn(CHANCE_TURN, seat), false);
  assert.equal(hasTurn(0b11, CHANCE), false);
});

test('lists hold what the buffers were filled with', () => {
  const s = start();
  assert.ok(isChance(pearls, s) && !isOver(pearls, s));
  assert.deepEqual(
    outcomes(pearls, s).map(({ move, weight }) => [pearls.moves.text(move), weight]),
    [
      ['pearl 1', 4],
      ['pearl 2', 3],
      ['pearl 3', 2],
    ],
  );
  assert.deepEqual(legalMoves(pearls, s, 0), []);
  pearls.apply(s, CHANCE, outcomes(pearls, s)[0]?.move as number);
  assert.deepEqual(
    legalMoves(pearls, s, 0).map((move) => pearls.moves.text(move)),
    ['keep', 'give', 'lamp'],
  );
  assert.deepEqual(outcomes(pearls, s), []);
});
