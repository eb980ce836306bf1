import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeView } from './view-text.ts';

test('a view is its scalars, then a column a seat; deeper things are left out', () => {
  const view = {
    round: 3,
    step: 'placing',
    over: false,
    ships: [{ holds: 4 }],
    supply: { points: 74 },
    seats: [
      { doubloons: 12, points: { chips: 4 }, barrels: [1] },
      { seat: 1, doubloons: 3, points: { chips: 10, total: 11, by: { size: 1 } }, passed: true },
    ],
  };
  assert.equal(
    writeView(view),
    `round  3
step   placing
over   false

seat           0     1
doubloons     12     3
points.chips   4    10
points.total   -    11
passed         -  true`,
  );
});

test('a view without seats, and one that is no object, are no fault', () => {
  assert.equal(writeView({ open: 1 }), 'open  1');
  assert.equal(writeView({ seats: 'none' }), 'seats  none');
  assert.equal(writeView(7), '');
});
