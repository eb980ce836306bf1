import assert from 'node:assert/strict';
import test from 'node:test';
import { CHANCE, isOver, must, readConfig, type State, seatsOf } from '@caravel/core';
import { on } from '@caravel/puerto-rico/inside';
import { game } from '@caravel/puerto-rico/rules';
import fc from 'fast-check';
import { filledIn, step } from '../../../../testing/position-sheet.ts';
import { positions } from './positions.ts';

const { fieldsOf, set, refusal } = await filledIn(game, positions);

const opening = (): State => {
  const s = game.setup(must(readConfig(game, { players: 3, options: { governor: 0 } })));
  for (const move of ['tile corn', 'tile indigo', 'tile sugar', 'tile coffee'])
    game.apply(s, CHANCE, game.moves.find(move) ?? assert.fail());
  return s;
};

test('every field shows what the position has, and may be written with it', () => {
  const s = opening();
  for (const field of fieldsOf(s)) assert.deepEqual(field.with(field.value), s, field.key);
});

test('what a player is given comes from the supply', () => {
  let s = opening();
  for (const [key, value] of [
    ['doubloons:1', 20],
    ['points:1', 30],
    ['juan:1', 4],
    ['barrels:1:0', 6],
    ['tiles:1:5', 3],
    ['occupied:1:5', 2],
    ['building:1:6', 3],
    ['building:1:18', 1],
    ['ship:0', 2],
    ['load:0', 4],
    ['house:3', 1],
    ['up:1', 3],
    ['colonists', 7],
    ['role:2', 3],
    ['taker:0', 0],
    ['taker:3', 1],
  ] as const) {
    s = set(s, key, value);
    assert.deepEqual(positions.faults(s), [], key);
    assert.equal(fieldsOf(s).find((field) => field.key === key)?.value, value, key);
  }
  assert.deepEqual([on.bank(s), on.quarriesLeft(s), on.barrelsLeft(s, 2), on.cityFilled(s, 1)], [86 - 6 - 18 - 3, 5, 7, 3]);
  assert.deepEqual(seatsOf(game.turn(s)), [2]);
});

test('what the box does not hold, or the board has no room for, is refused with the reason', () => {
  const s = opening();
  for (const [key, value, why] of [
    ['doubloons:0', -1, 'it cannot be less than 0.'],
    ['barrels:0:0', 11, 'the supply has no more barrels of this kind.'],
    ['juan:0', 90, 'the supply has no more colonists.'],
    ['tiles:0:5', 9, 'no more tiles of this kind are left.'],
    ['occupied:0:5', 1, 'there is no empty circle for a colonist.'],
    ['load:0', 1, 'a ship with barrels carries one kind of goods (CA3).'],
    ['house:0', 5, 'the trading house has 4 places.'],
    ['taker:0', 2, 'roles are taken in turn order, starting with the governor (R1).'],
  ] as const)
    assert.equal(refusal(s, key, value), why, key);
  assert.equal(refusal(set(s, 'tiles:0:0', 5), 'tiles:0:5', 8), 'the island has 12 spaces (SE4).');
  assert.equal(refusal(set(s, 'building:0:18', 0), 'building:1:18', 0), 'no copy of this building is left.');
  assert.equal(refusal(set(s, 'ship:0', 1), 'ship:1', 1), 'only one cargo ship carries each kind (CA3).');
  assert.equal(refusal(set(s, 'ship:0', 1), 'load:0', 5), 'the ship has no more room.');
});

test('the governor and whoever chooses go round the table together', () => {
  const s = set(set(opening(), 'taker:1', 0), 'turn', 0);
  assert.deepEqual([on.governor(s), seatsOf(game.turn(s)), on.roleTaker(s, 1), positions.faults(s)], [2, [0], 2, []]);
  const moved = set(s, 'governor', 1);
  assert.deepEqual([seatsOf(game.turn(moved)), on.roleTaker(moved, 1), positions.faults(moved)], [[2], 1, []]);
});

/** Any legal moves, until the end. */
const playedOut = (from: State, numbers: readonly number[]): State => {
  const s = from.slice();
  for (let i = 0; !isOver(game, s) && i < 5000; i++) {
    step(game, s, numbers[i % numbers.length] ?? 0);
    if (i % 50 === 0) assert.deepEqual(game.faults(s), []);
  }
  return s;
};

test('whatever was changed and not refused can be played on, and the invariants hold', () => {
  const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: -1, max: 6 })), { minLength: 5, maxLength: 40 });
  fc.assert(
    fc.property(changes, fc.array(fc.nat(40), { minLength: 7, maxLength: 7 }), (list, numbers) => {
      let s = opening();
      for (const [place, value] of list) {
        const fields = fieldsOf(s);
        const field = fields[place % fields.length] ?? assert.fail();
        const next = field.with(value);
        const isOffered = !field.choices || field.choices.some((choice) => choice.value === value);
        if (isOffered && positions.faults(next).length === 0) s = next;
      }
      assert.deepEqual(game.faults(playedOut(s, numbers)), []);
    }),
    { numRuns: 40 },
  );
});
