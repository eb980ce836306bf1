import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../../state/layout.ts';
import { play, position, type SeatWords } from '../../testing/position.ts';
import {
  bySeat,
  citizensAt,
  dealt,
  districtsOf,
  freshTable,
  homeOf,
  homeWorkersOf,
  inEverySet,
  outcomesOf,
  passingOf,
  playedTo,
  requestsOf,
  stepOf,
  turnOf0,
  watchOf,
  withPlayers,
  woodOn,
  workersOf,
} from '../../testing/reading-ab.ts';

/** Seats 0, 1, … with so many crowns; then the first outcome of every draw. */
const seated = (crowns: readonly number[], rules = '2nd'): State =>
  dealt(crowns.reduce((s, n) => play(s, `* crowns ${n}`), freshTable(crowns.length, rules)));

test('S2 12 Workers, 6 Ships, 0 PP, the windmill on 3', () => {
  for (const players of [2, 3, 4]) {
    const s = freshTable(players);
    assert.deepEqual(
      bySeat(s, (seat) => homeWorkersOf(s, seat) + watchOf(s, seat)),
      Array(players).fill(12),
    );
    assert.deepEqual(
      bySeat(s, (seat) => [on.shipsHome(s, seat), on.points(s, seat), on.mill(s, seat)]),
      Array(players).fill([6, 0, 3]),
    );
  }
});

test('S2 three Action Markers: one for each guild die, none for the pirate die', () => {
  const s = position({ players: 2, pirateDice: [3], seats: [{ dice: [3, 3, 3], workers: ['watch'] }, { dice: [3] }] });
  const all = play(
    s,
    'die 3 special',
    'no action',
    '1 pass I reals',
    'die 3 special',
    'no action',
    'die 3 mayor',
    'no action',
    'pirate 3 commander',
  );
  assert.equal(
    [0, 1, 2, 3, 4].reduce((sum, building) => sum + on.markersOn(all, building, 0), 0),
    3,
  );
});

test('S3 1 Wheat, 1 Sugar, 1 Wine, 1 Wood, 4 Bread, and 5 Reals with 2, 3, 4, 5 more by position', () => {
  const s = seated([2, 4, 3, 1]);
  assert.deepEqual(homeOf(s, 0), { wheat: 1, sugar: 1, wine: 1, wood: 1, bread: 4, reals: 5 + 5, pirates: 6 });
  assert.deepEqual(
    bySeat(s, (seat) => on.reals(s, seat)),
    [10, 7, 8, 9],
  );
  assert.deepEqual(
    bySeat(seated([1, 2]), (seat) => on.reals(seated([1, 2]), seat)),
    [8, 7],
  );
});

test('S3 V1 6 Pirates in the second edition, none in the first', () =>
  assert.deepEqual(
    inEverySet((rules) => on.pirates(freshTable(3, rules), 2)),
    [6, 0, 0, 0],
  ));

test('S4 one starting Request each, all with the same chance', () => {
  const s = freshTable(3);
  assert.deepEqual([stepOf(s), outcomesOf(s)], ['crowns', ['1x crowns 1', '1x crowns 2', '1x crowns 3', '1x crowns 4']]);
  assert.deepEqual(outcomesOf(play(s, '* crowns 3')), ['1x crowns 1', '1x crowns 2', '1x crowns 4']);
  const all = play(s, '* crowns 3', '* crowns 1', '* crowns 4');
  assert.deepEqual(
    bySeat(all, (seat) => requestsOf(all, seat)),
    [{ expeditions: 1 }, { urbanization: 1 }, { 'market-routes': 1 }],
  );
});

test('S4 most crowns starts, then clockwise, on slots I down; only as many slots as players', () => {
  assert.deepEqual(passingOf(seated([1, 2, 4, 3])), [2, 3, 0, 1]);
  assert.deepEqual(passingOf(seated([1, 3, 2])), [1, 2, 0, -1]);
  assert.deepEqual(passingOf(seated([1, 2])), [1, 0, -1, -1]);
});

test('S4 the slot limit holds only here: two players pass to any of four', () => {
  const s = play(position({ players: 2 }), '0 pass IV reals', '1 pass III reals');
  assert.deepEqual(passingOf(s), [-1, -1, 1, 0]);
});

test('S7 two left districts of each city are built, the Favors lie on the four right ones', () => {
  const s = seated([1, 2, 3, 4]);
  const all = [...districtsOf(s, 'porto-santo'), ...districtsOf(s, 'funchal'), ...districtsOf(s, 'machico')];
  assert.deepEqual([all.length, new Set(all).size, all.includes('built')], [12, 12, false]);
});

test('S8 a Neutral Citizen on the fourth spot of each city', () => {
  for (const players of [2, 3, 4]) assert.deepEqual(citizensAt(freshTable(players)), ['porto-santo-4', 'funchal-4', 'machico-4']);
});

test('S11 two Workers of each player in the City Watch', () => {
  const s = seated([1, 2, 3]);
  assert.deepEqual(
    bySeat(s, (seat) => workersOf(s, seat)),
    Array(3).fill(['watch', 'watch']),
  );
});

test('S9 example 26: region 1 has 3 Wood on two fields with 4 players, 2 with 3, 1 with 2', () =>
  assert.deepEqual(
    withPlayers((players) => ['1a', '1b', '1c', '1d'].map((field) => woodOn(freshTable(players), field))),
    [
      [0, 0, 1, 1],
      [0, 0, 2, 2],
      [0, 0, 3, 3],
    ],
  ));

test('S9 no Wood lies on the Forest, and nobody needs any there', () => {
  const s = play(turnOf0({ workers: ['forest'], favors: { monk: 'up' } }, { fieldWood: { '1c': 0 } }), 'use monk');
  assert.deepEqual(homeOf(s, 0), { wood: 2 });
});

test('S13 the supply has no end, and amounts are values', () => {
  const rich: SeatWords = { goods: { wheat: 200, sugar: 100, wine: 100 }, bread: 150, reals: 900, workers: ['2a', '2b', '2c'] };
  const s = play(turnOf0(rich), 'die 3 steward', 'harvest');
  assert.deepEqual(homeOf(s, 0), { wheat: 201, sugar: 101, wine: 101, bread: 150, reals: 900 });
});

test('S13 example 28: a tile of 3 Wheat is 3 Wheat, and 4 Pirates are 4 however they are laid', () => {
  const three = play(turnOf0({ goods: { wheat: 3 } }), '0 windmill up');
  assert.deepEqual(homeOf(three, 0), { wheat: 1 });
  const words = { phase: 'C', guildDiceOn: { moinho: 1 }, pirateDieOn: ['moinho'], seats: [{ markers: ['moinho'], pirates: 1 }] } as const;
  for (const pirates of inEverySet((rules) =>
    on.pirates(play(position({ ...words, rules }), '* roll 1', '* roll pirates 3', '0 pirates'), 0),
  ))
    assert.equal(pirates, 5);
});

test('S14 as many rows as players, five Requests each, one gone a round: they last exactly five rounds', () => {
  for (const players of [2, 3, 4]) {
    let s = freshTable(players);
    const inRows = (): number[] =>
      Array.from({ length: players }, (_, row) => [0, 1, 2, 3, 4].reduce((sum, kind) => sum + on.rowRequests(s, row, kind), 0));
    for (const left of [5, 4, 3, 2, 1]) {
      s = playedTo(s, 'row');
      assert.deepEqual(inRows(), Array(players).fill(left));
      s = playedTo(s, 'turn');
    }
    assert.deepEqual(inRows(), Array(players).fill(0));
  }
});
