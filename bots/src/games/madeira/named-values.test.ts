/** Single numbers of the encoding in positions made by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat, State } from '@caravel/core';
import { DEFAULT_BOARD } from '@caravel/madeira/board';
import { type PositionWords, play, position, type SeatWords } from '@caravel/madeira/testing';
import { madeiraEncoding } from './encode.ts';

const { seat: SEAT, table: TABLE } = madeiraEncoding;
const WIDTH = Math.ceil(SEAT.length / 8) * 8;

const indexOf = (features: typeof SEAT, name: string): number => {
  const index = features.findIndex((feature) => feature.name === name);
  assert.notEqual(index, -1, `no feature named ${name}`);
  return index;
};

const encoded = (s: State): { seats: Int16Array; table: Int16Array } => {
  const seats = new Int16Array(4 * WIDTH);
  const table = new Int16Array(TABLE.length);
  madeiraEncoding.encode(s, seats, table, WIDTH);
  return { seats, table };
};

const ofSeat = (s: State, seat: Seat, ...names: string[]): (number | undefined)[] =>
  names.map((name) => encoded(s).seats[seat * WIDTH + indexOf(SEAT, name)]);
const ofTable = (s: State, ...names: string[]): (number | undefined)[] => names.map((name) => encoded(s).table[indexOf(TABLE, name)]);
const of = (words: SeatWords, rest: Omit<PositionWords, 'seats'> = {}): State => position({ ...rest, seats: [words] });

test('home: what there is, with what the action under way still brings', () => {
  const s = of({ goods: { wheat: 2, wine: 1 }, wood: 3, bread: 4, reals: 17, mill: 2, pirates: 21, points: 12 });
  assert.deepEqual(ofSeat(s, 0, 'wheat', 'wheat 2 or more', 'wheat 3 or more', 'sugar', 'Goods'), [2, 1, 0, 0, 3]);
  assert.deepEqual(ofSeat(s, 0, 'Wood', 'Bread', 'Reals', 'Reals beyond one Wealth', 'wealth'), [3, 4, 17, 2, 27]);
  assert.deepEqual(ofSeat(s, 0, 'windmill', 'Workers one step more feeds', 'Pirates beyond 20'), [2, 1, 1]);
  assert.deepEqual(ofSeat(s, 0, 'score if it were over', 'Prestige Points'), [12 + 5 - 17, 12]);
  const start = of({ goods: { wheat: 3 }, wood: 2, dice: [3] }, { characters: { moinho: 'commander' } });
  const between = play(start, '0 die 3 commander', '0 act', '0 ship home', '0 sail wheat-1');
  assert.deepEqual(ofSeat(between, 0, 'Reals', 'pieces to move', 'Ships to move', 'a piece has moved'), [5, 1, 1, 1]);
});

test('maintenance: what is missing brings Pirates, until it is paid', () => {
  const hungry: SeatWords = { workers: ['1a', '1b', '2a', '2b', '3a'], bread: 1, mill: 2, ships: ['wheat-1'], goods: { wheat: 2 } };
  const s = of(hungry);
  assert.deepEqual(ofSeat(s, 0, 'hungry Workers', 'Workers without Bread', 'Ships without Wood'), [3, 2, 1]);
  assert.deepEqual(ofSeat(s, 0, 'Pirates with this maintenance', 'rivals with fewer Pirates: 3'), [3, 1]);
  const fed = play(of(hungry, { phase: 'D' }), '0 feed 1');
  assert.deepEqual(ofSeat(fed, 0, 'Workers without Bread', 'Pirates', 'Pirates with this maintenance'), [0, 3, 3]);
});

test('Pirates: the distance to each rival and what the rank costs now', () => {
  const s = position({ seats: [{ pirates: 8 }, { pirates: 12 }, { pirates: 3 }, { pirates: 5 }] });
  const names = ['most', 'second most', 'third most'].map((which) => `Pirates more than the rival with ${which}`);
  assert.deepEqual(ofSeat(s, 0, ...names, 'Pirates lost points now'), [-4, 3, 5, 8]);
});

test('Workers: leads, what the Mayor brings and what Urbanization pays', () => {
  const s = of(
    { workers: ['funchal-1', 'funchal-2', 'machico-1', 'forest', 'watch'] },
    { citizens: ['funchal-4', 'machico-4', 'machico-3'] },
  );
  assert.deepEqual(ofSeat(s, 0, 'lead in funchal', 'lead in machico', 'Urbanization would pay in funchal'), [1, -1, 12]);
  assert.deepEqual(ofSeat(s, 0, 'Mayor would bring bread', 'Mayor would bring reals', 'Mayor would bring wood'), [0, 5, 4]);
  assert.deepEqual(ofSeat(s, 0, 'alone first in the City Watch', 'Worker in the Forest', 'Wood within reach'), [1, 1, 20]);
});

test('Fields: Wood before the Good, and what will be converted', () => {
  const s = of({ workers: ['1a', '1c', '1d', '3d'] }, { fieldWood: { '1c': 0, '1d': 2, '3d': 0 } });
  const inOne = ['wheat', 'sugar', 'wine', 'wood'].map((kind) => `harvest in region 1: ${kind}`);
  assert.deepEqual(ofSeat(s, 0, ...inOne, 'own Fields that become sugar', 'own Fields with Wood on sugar'), [1, 0, 1, 1, 2, 1]);
  assert.deepEqual(ofTable(s, 'region 1: Fields of wheat', 'region 1: Wood', 'Fields that become wine'), [2, 2, 3]);
});

test('a voyage is within reach only with Goods, a Ship and Wood', () => {
  const means: SeatWords = { goods: { wine: 1 }, wood: 1 };
  const reach = (words: SeatWords): (number | undefined)[] =>
    ofSeat(
      of(words),
      0,
      'a Ship could reach colony india',
      'points of the best colony within reach',
      'Reals of the best sale within reach',
    );
  assert.deepEqual(reach(means), [1, 6, 5]);
  assert.deepEqual(reach({ ...means, wood: 0 }), [0, 0, 0]);
  assert.deepEqual(reach({ ...means, goods: { wheat: 1 } }), [0, 0, 0]);
  assert.deepEqual(reach({ ...means, wood: 0, reals: 1, workers: ['forest'] }), [1, 6, 5], 'a Real buys the Wood');
});

test('Requests: what they would bring, what is lacking, and Reals that markers will cost are no Wealth', () => {
  const s = of({ requests: ['wealth', 'influence'], reals: 12, markers: ['casa'], favors: { monk: 'up' } }, { guildDiceOn: { casa: 2 } });
  assert.deepEqual(ofSeat(s, 0, 'held and would bring wealth', 'held and lacking points of wealth'), [6, 9]);
  assert.deepEqual(ofSeat(s, 0, 'held and would bring influence', 'held and lacking points of influence'), [5, 15]);
  assert.deepEqual(ofSeat(s, 0, 'cost of the markers', 'Reals after the markers', 'Pirates if no marker is paid'), [6, 6, 1]);
});

test('Favors: up, down, by guild, and what a row would turn up', () => {
  const s = of({ favors: { monk: 'up', miller: 'down', bishop: 'down', scout: 'down' }, wood: 2 });
  assert.deepEqual(ofSeat(s, 0, 'face up monk', 'face down miller', 'face up miller', 'guilds face up', 'guilds'), [1, 1, 0, 1, 2]);
  assert.deepEqual(ofSeat(s, 0, 'Favors turned up by row 1', 'Favors turned up by row 2', 'Favors turned up by row 4'), [2, 0, 1]);
  const choosing = play(of({ wood: 1, reals: 9, workers: ['1c', '2d'], dice: [3] }), '0 die 3 guild-master', '0 act', '0 favor monk');
  assert.deepEqual(ofSeat(choosing, 0, 'face up monk', 'Wood to discard', 'Reals'), [1, 1, 8], 'counts as taken while its Wood is paid');
});

test('dice: where they may go and the Bread that costs', () => {
  const s = of(
    { dice: [1, 2], bread: 1, workers: ['watch', '1a', '1b'] },
    { pirateDice: [3], characters: { alfandega: 'mayor', moinho: 'steward', casa: 'commander' }, guildDiceOn: { moinho: 4 } },
  );
  assert.deepEqual(ofSeat(s, 0, 'a die may go to mayor', 'a die may go to steward', 'a die may go to commander'), [1, 0, 1]);
  assert.deepEqual(
    ofSeat(s, 0, 'Bread of a die to commander', 'a pirate die may go to commander', 'Fields to harvest at mayor'),
    [1, 1, 2],
  );
  assert.deepEqual(ofSeat(s, 1, 'dice at home', 'turns in B before its own: 1'), [0, 1]);
});

test('buildings: markers with Workers, and the cost once it is rolled', () => {
  const markers = ['alfandega', 'casa'] as const;
  const workers = ['1a', '1b', '1c', '3a'];
  const rest = { phase: 'C', guildDiceOn: { alfandega: 2 }, pirateDieOn: ['alfandega'] } as const;
  const s = play(of({ markers, workers, ships: ['india-1', 'india-2'], reals: 20 }, rest), 'roll 3-3', 'roll pirates 2');
  assert.deepEqual(ofTable(s, 'in turn is alfandega', 'cost of the building in turn', 'Pirates of the building in turn'), [1, 4, 3]);
  assert.deepEqual(ofSeat(s, 0, 'marker and 3 Workers for alfandega', 'points of the Alfândega', 'cost of the markers'), [1, 4, 14]);
});

test('a piece in hand is seen with the place it comes from', () => {
  const s = of({ dice: [3], workers: ['2a', 'india'] }, { characters: { moinho: 'steward' } });
  const asked = play(s, '0 die 3 steward');
  assert.deepEqual(ofSeat(asked, 0, 'die just placed on steward', 'Workers in the region of the die', 'busy with a die'), [1, 1, 1]);
  const lifted = play(asked, '0 act', '0 worker india');
  assert.deepEqual(ofSeat(lifted, 0, 'in hand: Worker from india', 'in hand: Worker from home', 'Workers move to Fields'), [1, 0, 1]);
  const sailing = play(of({ goods: { wine: 9 }, wood: 1 }), '0 pass IV ship', '0 ship home');
  assert.deepEqual(ofSeat(sailing, 0, 'in hand: Ship from home', 'busy with passing', 'stands on slot IV'), [1, 1, 1]);
  assert.deepEqual(ofSeat(sailing, 1, 'busy with passing', 'whose turn it is'), [0, 0]);
});

test('rules that differ between the booklets are seen', () => {
  const names = ['Reals at the bottom of the windmill', 'Bread of Royal Support', 'points of the Scout in a city', 'Wood is paid at once'];
  assert.deepEqual(
    ['2nd', '1st-de', '1st-it', '1st-hu'].map((rules) => ofTable(position({ rules }), ...names)),
    [
      [1, 2, 1, 1],
      [1, 2, 1, 0],
      [1, 3, 1, 0],
      [3, 2, 3, 0],
    ],
  );
});

test('a board of its owner is seen with its own numbers', () => {
  const cities = { ...DEFAULT_BOARD.cities, funchal: { higher: 99, lower: 6, yields: 'bread' } } as const;
  const board = { ...DEFAULT_BOARD, cities, buildingCosts: { 2: 8, 3: 9, 4: 60 }, woodPrices: [2, 4, 8, 16, 32, 64] };
  const s = of({ workers: ['funchal-1', 'funchal-2'], requests: ['urbanization'] }, { options: { board } });
  assert.deepEqual(ofSeat(s, 0, 'would bring urbanization', 'Mayor would bring bread', 'Mayor would bring reals'), [99, 5, 0]);
  assert.deepEqual(ofTable(s, 'funchal pays for the most', 'cost of a building', 'cost of casa', 'price of Wood, 3'), [99, 60, 60, 8]);
});
