/** Single numbers of positions made by hand, by their names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import { type PositionWords, play, position, waitingFor } from '@caravel/puerto-rico/testing';
import { puertoRicoEncoding } from '../encode.ts';

const { seat: SEAT, table: TABLE, encode } = puertoRicoEncoding;

const placeOf = (features: readonly { name: string }[], name: string): number => {
  const place = features.findIndex((feature) => feature.name === name);
  return place < 0 ? assert.fail(`no feature '${name}'`) : place;
};

const encoded = (s: State) => {
  const out = { seats: new Int16Array(5 * SEAT.length), table: new Int16Array(TABLE.length) };
  encode(s, out.seats, out.table, SEAT.length);
  return out;
};
const ofSeat = (s: State, seat: number, ...names: string[]): number[] => {
  const { seats } = encoded(s);
  return names.map((name) => seats[seat * SEAT.length + placeOf(SEAT, name)] ?? Number.NaN);
};
const ofTable = (s: State, ...names: string[]): number[] => {
  const { table } = encoded(s);
  return names.map((name) => table[placeOf(TABLE, name)] ?? Number.NaN);
};

/** The first of these that is 1; how many roles come before the seat's next. */
const rolesBefore = (s: State, seat: number): number =>
  ofSeat(s, seat, ...Array.from({ length: 7 }, (_, roles) => `${roles} roles before its next`)).indexOf(1);

const atTheEnd: PositionWords = { supply: { points: 1 }, seats: [{ barrels: { corn: 2 } }, {}, {}, {}] };

test('who has just taken the first role of a round comes last in the next', () => {
  const s = position();
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => rolesBefore(s, seat)),
    [0, 1, 2, 3],
  );
  const after = play(s, '0 role prospector');
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => rolesBefore(after, seat)),
    [6, 0, 1, 2],
  );
  assert.deepEqual(ofSeat(after, 0, 'roles still to take in this round', '0 seats left of the governor'), [0, 1]);
});

test('two players take three roles each', () => {
  const s = position({ players: 2 });
  const after = play(s, '0 role prospector');
  assert.deepEqual([ofSeat(s, 0, 'roles still to take in this round'), ofSeat(after, 0, 'roles still to take in this round')], [[3], [2]]);
  assert.deepEqual([rolesBefore(after, 1), rolesBefore(after, 0)], [0, 1]);
  assert.deepEqual(ofTable(after, '2 players', '4 players', 'roles still to be taken in this round'), [1, 0, 5]);
});

test('in the last round the lead counts, and who has taken a role takes no other', () => {
  const s = play(position(atTheEnd), '0 role captain', '0 load corn 7');
  assert.deepEqual(ofTable(s, 'last round', 'end by chips', 'end by a full city'), [1, 1, 0]);
  assert.deepEqual(ofSeat(s, 0, 'takes no role any more', 'lead over the best rival in the last round'), [1, 3]);
  assert.deepEqual(ofSeat(s, 1, 'takes no role any more', 'lead over the best rival in the last round'), [0, -3]);
});

test('quarries count up to the column of a building', () => {
  const s = position({ seats: [{ doubloons: 5, tiles: { quarry: [3, 3] } }] });
  assert.deepEqual(ofSeat(s, 0, 'could pay for harbor', 'could pay for wharf', 'could pay for guild-hall'), [1, 0, 0]);
  assert.deepEqual(ofSeat(s, 0, 'doubloons short of a large building', 'points of the dearest building it could build'), [2, 3]);
});

test('what ships, warehouse and wharf leave would spoil, but for one barrel', () => {
  const barrels = { corn: 4, indigo: 3, sugar: 2 } as const;
  const ships = [
    { good: 'corn', load: 3 },
    { good: 'tobacco', load: 1 },
    { good: 'coffee', load: 1 },
  ] as const;
  const spoils = (buildings: NonNullable<PositionWords['seats']>[0]['buildings']): number[] =>
    ofSeat(position({ ships, seats: [{ barrels, buildings: buildings ?? {} }] }), 0, 'barrels that would spoil now');
  assert.deepEqual(
    ofSeat(position({ ships, seats: [{ barrels }] }), 0, 'barrels that ships would take now', 'indigo that ships would leave now'),
    [2, 3],
  );
  assert.deepEqual([spoils({}), spoils({ 'small-warehouse': 1 }), spoils({ 'small-warehouse': 1, wharf: 1 })], [[6], [3], [1]]);
});

test('a storing that is not finished is seen as it will end', () => {
  const s = position({
    players: 3,
    ships: [
      { good: 'tobacco', load: 4 },
      { good: 'coffee', load: 5 },
      { good: 'sugar', load: 6 },
    ],
    seats: [{ barrels: { corn: 3, indigo: 2, sugar: 4 }, buildings: { 'small-warehouse': 1 } }],
  });
  const asked = play(s, '0 role captain');
  assert.deepEqual(ofSeat(asked, 0, 'barrels', 'barrels that would spoil in this phase'), [9, 4]);
  assert.deepEqual(ofSeat(play(asked, '0 keep corn'), 0, 'barrels of corn', 'barrels of indigo', 'barrels of sugar'), [1, 0, 4]);
});

test('with mayors in order those to come have placed in thought what they will have', () => {
  const seats = [{ tiles: { corn: 2, indigo: 2 } }, { sanJuan: 3, tiles: { indigo: 1, corn: 2 }, buildings: { 'small-indigo-plant': 0 } }];
  const s = play(position({ players: 3, options: { mayor: 'in order' }, seats }), '0 role mayor', '0 colonist');
  assert.deepEqual(ofTable(s, 'colonists are placed in order'), [1]);
  assert.deepEqual(waitingFor(s), [0]);
  assert.deepEqual(ofSeat(s, 1, 'production of indigo', 'production of corn'), [1, 2]);
});

test('the next mayor brings the end when the supply cannot fill the ship again', () => {
  const left = (colonists: number): number[] =>
    ofTable(position({ supply: { colonists } }), 'next mayor brings the end', 'no colonists left');
  assert.deepEqual(
    [left(5), left(4), left(0)],
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  );
});

test('somebody who could fill a city is seen by all', () => {
  const eleven = {
    'small-indigo-plant': 0,
    'small-sugar-mill': 0,
    'small-market': 0,
    hacienda: 0,
    'construction-hut': 0,
    'small-warehouse': 0,
    'indigo-plant': 0,
    'sugar-mill': 0,
    hospice: 0,
    office: 0,
    'large-market': 0,
  } as const;
  const fills = (doubloons: number): number[] =>
    ofTable(
      position({ seats: [{}, { doubloons, buildings: eleven }] }),
      'somebody could fill a city now',
      'spaces left in the fullest city',
    );
  assert.deepEqual(
    [fills(6), fills(4)],
    [
      [1, 1],
      [0, 1],
    ],
  );
});
