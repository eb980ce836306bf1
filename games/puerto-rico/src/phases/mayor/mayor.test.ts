import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import { puertoRico } from '../../index.ts';
import * as on from '../../state/layout.ts';
import {
  allWays,
  colonistsOf,
  endingsOf,
  options,
  play,
  position,
  sanJuanOf,
  stepOf,
  tilesOf,
  toNextRole,
  waitingFor,
  whyNot,
} from '../../testing/index.ts';

const allColonists = (s: State): number[] => [0, 1, 2, 3].map((seat) => on.colonists(s, seat) + on.hand(s, seat));

/** A player with one colonist more for two circles has to choose. */
const twoPlaces = { tiles: { corn: 1, indigo: 1 } } as const;
const fourChoosers = [twoPlaces, twoPlaces, twoPlaces, twoPlaces];

test('example 1: six on the ship: mayor 3, second 2, third 1, fourth 1', () => {
  const s = play(position({ supply: { colonistShip: 6 } }), 'role mayor', 'colonist');
  assert.deepEqual(allColonists(s), [3, 2, 1, 1]);
});

test('MY1 the privilege takes a colonist from the supply, not from the ship', () => {
  const before = play(position(), 'role mayor');
  assert.deepEqual(options(before, 0), ['colonist', 'pass']);
  const s = play(before, 'colonist');
  assert.deepEqual(allColonists(s), [2, 1, 1, 1]);
  assert.equal(on.colonistsLeft(s), 75 - 1 - 4);
});

test('MY1 the last colonist of the supply goes to the mayor', () => {
  const s = play(position({ supply: { colonists: 1 } }), 'role mayor', 'colonist');
  assert.deepEqual(allColonists(s), [2, 1, 1, 1]);
});

test('MY1 nothing else can be done before the privilege is answered', () => {
  assert.equal(whyNot(play(position({ seats: [twoPlaces] }), 'role mayor'), '0 colonists corn 1'), 'MY1');
});

test('MY2 the ship is dealt one by one from the mayor, wherever he sits', () => {
  const s = play(position({ supply: { colonistShip: 6 } }), 'role prospector', '1 role mayor', '1 pass');
  assert.deepEqual(allColonists(s), [1, 2, 2, 1]);
});

test('MY2 a ship with fewer colonists than players serves the first ones', () => {
  const s = play(position({ supply: { colonistShip: 2 } }), 'role mayor', 'pass');
  assert.deepEqual(allColonists(s), [1, 1, 0, 0]);
});

test('MY3 all colonists may be moved, old ones and those of San Juan too', () => {
  const seat = { sanJuan: 1, tiles: { corn: [1, 1], sugar: 1 }, buildings: { 'small-market': 1, office: 0, factory: 0 } } as const;
  const s = play(position({ seats: [seat] }), 'role mayor', 'pass');
  const moved = play(s, '0 colonists corn 0');
  assert.deepEqual(colonistsOf(moved, 0), { sugar: 1, 'small-market': 1, office: 1, factory: 1 });
  assert.equal(on.sanJuan(moved, 0), 0);
});

test('MY3 no colonist waits in San Juan while a circle is empty', () => {
  const s = play(position({ seats: [{ sanJuan: 3, tiles: { corn: 2 }, buildings: { 'indigo-plant': 0 } }] }), 'role mayor', 'pass');
  assert.deepEqual(options(s, 0), ['colonists corn 1', 'colonists corn 2']);
  assert.equal(whyNot(s, '0 colonists corn 0'), 'MY3');
  assert.equal(whyNot(s, '0 colonists corn 3'), 'MY3');
  assert.deepEqual(colonistsOf(play(s, '0 colonists corn 2'), 0), { corn: 2, 'indigo-plant': 2 });
});

test('MY3 colonists without a circle stay in San Juan, and everything else is filled unasked', () => {
  const s = play(position({ seats: [{ sanJuan: 3, tiles: { corn: 2 }, buildings: { 'coffee-roaster': 0 } }] }), 'role mayor', 'colonist');
  assert.deepEqual(colonistsOf(s, 0), { corn: 2, 'coffee-roaster': 2 });
  assert.deepEqual(sanJuanOf(s), [1, 0, 0, 0]);
});

test('MY3 colonists stand only where there are circles', () => {
  const s = play(position({ seats: [twoPlaces] }), 'role mayor', 'pass');
  assert.equal(whyNot(s, '0 colonists coffee 1'), 'MY3');
  assert.equal(whyNot(s, '0 colonists small-market 1'), 'MY3');
});

test('MY3 every distribution is reached by exactly one sequence of moves', () => {
  const seat = { sanJuan: 2, tiles: { corn: 2, indigo: 1 }, buildings: { 'indigo-plant': 0 } } as const;
  const ways = allWays(play(position({ seats: [seat] }), 'role mayor', 'pass'), 0).map((s) => JSON.stringify(colonistsOf(s, 0)));
  assert.equal(ways.length, 6);
  assert.equal(new Set(ways).size, 6);
});

test('MY4 the ship gets one colonist for each empty circle on buildings of all players', () => {
  const first = { tiles: {}, buildings: { 'indigo-plant': 0, 'sugar-mill': 0 } } as const;
  const second = { tiles: {}, buildings: { 'tobacco-storage': 0 } } as const;
  const s = play(position({ seats: [first, second] }), 'role mayor', 'pass', '0 colonists indigo-plant 1');
  assert.equal(on.colonistShip(s), 2 + 3 + 2);
  assert.equal(on.colonistsLeft(s), 75 - 7);
});

test('MY4 plantations and quarries do not count, and at least the number of players come', () => {
  for (const players of [2, 3, 4, 5]) {
    const seat = { tiles: { corn: 4, quarry: 4 }, buildings: { hacienda: 1 } } as const;
    const s = toNextRole(play(position({ players, seats: [seat] }), 'role mayor', 'pass'));
    assert.equal(on.colonistShip(s), players);
  }
});

test('MY4 an empty circle left for a plantation counts, a plantation left for a circle does not', () => {
  const seat = { tiles: { corn: 1 }, buildings: { 'sugar-mill': 0, 'indigo-plant': 0 } } as const;
  const s = play(position({ seats: [seat] }), 'role mayor', 'pass');
  assert.equal(on.colonistShip(play(s, '0 colonists corn 1')), 6);
  assert.equal(on.colonistShip(toNextRole(play(s, '0 colonists corn 0'))), 5);
});

test('MY5 all place at once, in whatever order they come', () => {
  const s = play(position({ seats: fourChoosers }), 'role mayor', 'pass');
  assert.deepEqual(waitingFor(s), [0, 1, 2, 3]);
  const two = play(s, '2 colonists corn 1', '0 colonists corn 0');
  assert.deepEqual(waitingFor(two), [1, 3]);
  assert.equal(whyNot(two, '2 colonists corn 0'), 'MY5');
  assert.deepEqual(waitingFor(play(two, '3 colonists corn 0', '1 colonists corn 0')), [1]);
});

test('MY5 in order: from the mayor clockwise', () => {
  const s = play(position({ seats: fourChoosers, options: { mayor: 'in order' } }), 'role prospector', '1 role mayor', '1 pass');
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 colonists corn 1'), 'MY5');
  const after = play(s, '1 colonists corn 1', '2 colonists corn 1', '3 colonists corn 0');
  assert.deepEqual(waitingFor(after), [0]);
  assert.equal(stepOf(play(after, '0 colonists corn 1')), 'role');
});

test('MY5 in order: a player who has not placed yet still has all colonists where they stood', () => {
  const second = { sanJuan: 1, tiles: { corn: [1, 1], sugar: 3 }, buildings: { office: 1 } } as const;
  const s = play(position({ seats: [twoPlaces, second], options: { mayor: 'in order' } }), 'role mayor', 'pass');
  assert.deepEqual(waitingFor(s), [0]);
  assert.deepEqual(colonistsOf(s, 1), { corn: 1, office: 1 });
  assert.equal(on.sanJuan(s, 1), 1 + 1);
  assert.deepEqual(colonistsOf(play(s, '0 colonists corn 1', '1 colonists corn 0'), 1), { sugar: 3, office: 1 });
});

test('MY5 in order and at once lead to the same table', () => {
  const lines = ['role mayor', 'pass', '0 colonists corn 1', '1 colonists corn 0', '2 colonists corn 0', '3 colonists corn 1'];
  const ends = ['simultaneous', 'in order'].map((mayor) => play(position({ seats: fourChoosers, options: { mayor } }), ...lines));
  const [first, second] = ends.map((s) => [0, 1, 2, 3].map((seat) => colonistsOf(s, seat)));
  assert.deepEqual(first, [{ corn: 1 }, { indigo: 1 }, { indigo: 1 }, { corn: 1 }]);
  assert.deepEqual(second, first);
});

test('MY5 a mayor without a choice does not keep the others waiting', () => {
  const s = play(position({ seats: [{}, twoPlaces], options: { mayor: 'in order' } }), 'role mayor', 'pass');
  assert.deepEqual(waitingFor(s), [1]);
});

test('MY6 supply empty: no privilege, the ship is still dealt, and it is not refilled', () => {
  const s = play(position({ supply: { colonists: 0 } }), 'role mayor');
  assert.deepEqual(allColonists(s), [1, 1, 1, 1]);
  assert.equal(on.colonistShip(s), 0);
  assert.deepEqual(endingsOf(s), ['colonists']);
});

test('MY6 the rest of the supply still goes on the ship', () => {
  const s = play(position({ supply: { colonists: 3 } }), 'role mayor', 'pass');
  assert.deepEqual([on.colonistShip(s), on.colonistsLeft(s)], [3, 0]);
  assert.deepEqual(endingsOf(s), ['colonists']);
});

test('MY7 outside the mayor’s phase colonists stay where they are, in San Juan too', () => {
  const s = play(position({ seats: [{ sanJuan: 2, tiles: { corn: [1, 1] } }] }), 'role settler', 'plantation sugar');
  assert.deepEqual(tilesOf(s, 0), { corn: 1, sugar: 1 });
  assert.deepEqual(colonistsOf(s, 0), { corn: 1 });
  assert.deepEqual(sanJuanOf(s), [2, 0, 0, 0]);
  assert.equal(whyNot(toNextRole(s), '1 colonists corn 1'), 'R3');
});

test('MY7 a new building stays empty while colonists wait in San Juan', () => {
  const s = play(position({ seats: [{ sanJuan: 2, doubloons: 5 }] }), 'role builder', 'build office');
  assert.deepEqual(colonistsOf(s, 0), {});
  assert.equal(on.sanJuan(s, 0), 2);
});

test('Q3 the privilege may be declined, the ship’s colonists may not', () => {
  const s = play(position({ seats: [{ sanJuan: 1 }] }), 'role mayor', 'pass');
  assert.deepEqual(allColonists(s), [2, 1, 1, 1]);
  assert.equal(on.colonistsLeft(s), 75 - 1 - 4);
});

test('Q3 exactly enough colonists for the ship is no end, one too few is', () => {
  const enough = play(position({ supply: { colonists: 5 } }), 'role mayor', 'colonist');
  assert.deepEqual([on.colonistShip(enough), on.colonistsLeft(enough)], [4, 0]);
  assert.deepEqual(endingsOf(enough), []);
  const short = play(position({ supply: { colonists: 4 } }), 'role mayor', 'colonist');
  assert.deepEqual(endingsOf(short), ['colonists']);
  assert.deepEqual(endingsOf(play(position({ supply: { colonists: 4 } }), 'role mayor', 'pass')), []);
});

test('Q3 the required number counts empty circles, not only players', () => {
  const seat = { tiles: {}, buildings: { 'indigo-plant': 0, 'tobacco-storage': 0, 'sugar-mill': 0 } } as const;
  const refill = (supply: number) => toNextRole(play(position({ seats: [seat], supply: { colonists: supply } }), 'role mayor', 'pass'));
  assert.deepEqual(endingsOf(refill(8)), []);
  assert.deepEqual(endingsOf(refill(7)), ['colonists']);
});

test('MY3 where colonists stood stays in view until their place is decided', () => {
  const s = position({
    seats: [{ tiles: { corn: [2, 1], sugar: [2, 2] }, buildings: { 'small-market': 1, 'sugar-mill': 2 } }],
    supply: { colonistShip: 0 },
  });
  const placing = play(s, 'role mayor', 'pass');
  const tiles = puertoRico.describe(placing, 0).seats[0]?.island.tiles.map(({ tile, occupied }) => `${tile} ${occupied}`);
  assert.deepEqual(tiles, ['corn 1', 'sugar 2']);
  assert.equal(puertoRico.describe(placing, 0).seats[0]?.colonists, 6);
});
