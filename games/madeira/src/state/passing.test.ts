import assert from 'node:assert/strict';
import { test } from 'node:test';
import { position } from '../testing/position.ts';
import * as on from './layout.ts';
import { nextInPassingOrder, passingSlotOf, startPassingOrder } from './passing.ts';
import { NOBODY } from './state.ts';

const column = () => {
  const s = position({ phase: 'D', players: 3, passing: [2, NOBODY, 0, 1] });
  startPassingOrder(s);
  return s;
};

test('B7 the column is walked from the top, over free slots, and each in turn is the actor', () => {
  const s = column();
  const seats = [];
  for (let seat = nextInPassingOrder(s); seat !== NOBODY; seat = nextInPassingOrder(s)) seats.push([seat, on.actor(s), on.slotInTurn(s)]);
  assert.deepEqual(seats, [
    [2, 2, 0],
    [0, 0, 2],
    [1, 1, 3],
  ]);
});

test('B7 at the end nothing of the walk is left, and the next one begins at the top', () => {
  const s = column();
  while (nextInPassingOrder(s) !== NOBODY);
  assert.deepEqual([on.actor(s), on.slotInTurn(s)], [NOBODY, NOBODY]);
  assert.equal(nextInPassingOrder(s), 2);
});

test('B7 who is not wanted is passed over', () => {
  assert.equal(
    nextInPassingOrder(column(), (_s, seat) => seat === 1),
    1,
  );
});

test('B8 who stands on the column has passed', () => {
  const s = column();
  assert.deepEqual(
    [0, 1, 2].map((seat) => passingSlotOf(s, seat)),
    [2, 3, 0],
  );
});
