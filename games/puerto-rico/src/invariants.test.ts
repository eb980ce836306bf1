import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assign } from '@caravel/core';
import { faultsOf } from './invariants.ts';
import * as on from './state/layout.ts';
import { QUARRY, TILES, type TileName } from './tables/goods.ts';
import { play, position } from './testing/index.ts';

const tilesWith = (colonists: Partial<Record<TileName, number>>): number[] => TILES.map((tile) => colonists[tile] ?? 0);

/** Every number that counts a piece: one more of it must be noticed. */
const COUNTED = [
  'bank',
  'pointsLeft',
  'pointsNoted',
  'colonistsLeft',
  'colonistShip',
  'quarriesLeft',
  'barrelsLeft',
  'buildingsLeft',
  'faceDown',
  'faceUp',
  'discarded',
  'shipLoad',
  'house',
  'houseFilled',
  'doubloons',
  'roleDoubloons',
  'points',
  'sanJuan',
  'colonists',
  'buildingCircles',
  'hand',
  'islandFilled',
  'cityFilled',
  'barrels',
  'tiles',
  'tilesOccupied',
  'buildings',
  'buildingColonists',
];

test('a position from words keeps every invariant', () => {
  assert.deepEqual(faultsOf(position()), []);
});

for (const name of COUNTED)
  test(`one more in ${name} is a fault`, () => {
    const s = position();
    const field = on.layout.fields.find((candidate) => candidate.name === name);
    assert.ok(field);
    s[field.at] = (s[field.at] as number) + 1;
    assert.notDeepEqual(faultsOf(s), []);
  });

test('MY3 a colonist shown on a place that is not decided yet is in hand, and not counted there', () => {
  const s = play(position({ seats: [{ tiles: { corn: [1, 1], sugar: 1, quarry: 1 } }] }), 'role mayor', 'pass');
  assert.deepEqual([on.hand(s, 0), on.circlesAhead(s, 0)], [2, 3]);
  assign(on.layout, s, { hand: [1], circlesAhead: [1], placing: [QUARRY], tilesOccupied: [tilesWith({ corn: 1, quarry: 1 })] });
  assert.deepEqual(faultsOf(s), []);
});

test('a kind on two ships is a fault', () => {
  const s = position({ ships: [{ good: 'corn', load: 1 }] });
  assign(on.layout, s, { shipGood: [0, 0], shipLoad: [1, 1] });
  assert.ok(faultsOf(s).some((fault) => fault.startsWith('ships with corn')));
});

test('a thirteenth tile is a fault', () => {
  const s = position({ seats: [{ tiles: { corn: 6, indigo: 6 } }] });
  assign(on.layout, s, { tiles: [[7]], islandFilled: [13], faceDown: [0] });
  assert.ok(faultsOf(s).includes('island of seat 0: 13, more than 12'));
});

for (const [what, words, fault] of [
  ['a negative amount', { doubloons: [-1] }, 'doubloons: -1, fewer than 0'],
  ['a step that is none', { step: 99 }, 'step: 99'],
  ['a seat that is not there', { turn: 1 << 4 }, 'turn: 16, more than 15'],
  ['chance at a step of seats', { turn: 1 << 14 }, 'turn 16384 at step role'],
  ['a role that is none', { role: 77 }, 'role: 77, more than 7'],
  ['a broken circle of seats', { nextSeat: [1, 0, 3, 2] }, 'seats around the table: 2, not 4'],
  ['a seat to the left of itself', { nextSeat: [0] }, 'seats around the table: 1, not 4'],
  ['a lap between roles', { lap: 1 }, 'left over from the last role: 1, not 0'],
  ['a loader who was passed over between captains', { idle: 1 }, 'left over from the last role: 1, not 0'],
  ['a captain paid between captains', { captainPaid: 1 }, 'left over from the last role: 1, not 0'],
  ['a wharf used between captains', { wharfUsed: [1] }, 'left over from the last role: 1, not 0'],
  ['a kind stored between captains', { storedKinds: 1 }, 'left over from the last role: 1, not 0'],
  ['a kind produced between craftsmen', { crafted: 1 }, 'left over from the last role: 1, not 0'],
  ['a hacienda used between settlers', { haciendaUsed: 1 }, 'left over from the last role: 1, not 0'],
] as const)
  test(`${what} is a fault`, () => {
    const s = position();
    assign(on.layout, s, words);
    assert.ok(faultsOf(s).includes(fault), faultsOf(s).join('; '));
  });
