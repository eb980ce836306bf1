import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderFor } from './order.ts';

const PERFT = 'games/madeira/src/perft.test.ts';
const WOOD = 'games/madeira/src/actions/wood.test.ts';
const SHIPS = 'games/madeira/src/actions/ships.test.ts';
const STATE = 'games/madeira/src/state/state.test.ts';
const AT = 'games/core/src/at.test.ts';
const FLOW = 'games/core/src/flow.test.ts';
const times = new Map([PERFT, WOOD, SHIPS, STATE, AT, FLOW].map((file, i) => [file, 100 - i]));

test("a mutant's own test comes first, then those beside it, then known games, then the rest of its game", () => {
  assert.deepEqual(orderFor(times, 'games/madeira/src/actions/wood.ts'), [WOOD, SHIPS, PERFT, STATE]);
});

test('a mutant of core is tried with whole games too, after the tests of core', () => {
  assert.deepEqual(orderFor(times, 'games/core/src/at.ts'), [AT, FLOW, PERFT]);
});
