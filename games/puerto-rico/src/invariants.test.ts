import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assign } from '@caravel/core';
import { faultsOf } from './invariants.ts';
import { layout } from './state/layout.ts';
import { position } from './testing/position.ts';

/** Every number that counts a piece: one more of it out of nowhere must not go unseen. */
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
    const field = layout.fields.find((candidate) => candidate.name === name);
    assert.ok(field);
    s[field.at] = (s[field.at] as number) + 1;
    assert.notDeepEqual(faultsOf(s), []);
  });

test('a negative amount, a kind on two ships and a full island too many are faults', () => {
  const s = position({ ships: [{ good: 'corn', load: 1 }] });
  assign(layout, s, { shipGood: [0, 0], shipLoad: [1, 1] });
  assert.ok(faultsOf(s).some((fault) => fault.startsWith('ships with corn')));
});
