import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, Playout, readConfig, type State, seeded } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { DEFAULT_BOARD } from '@caravel/madeira/board';
import * as md from '@caravel/madeira/inside';
import { madeiraEncoding, SEAT_PARTS, startSeat, startTable, TABLE_PARTS } from './encode.ts';

const { seat: SEAT, table: TABLE } = madeiraEncoding;
const WIDTH = Math.ceil(SEAT.length / 8) * 8;
const UNTOUCHED = 30_000;
const isWhole = (value: number): boolean => value >= -128 && value <= 127;

/** Every number as large as a board may have it. */
const DEAR_BOARD = {
  ...DEFAULT_BOARD,
  woodPrices: [99, 99, 99, 99, 99, 99],
  buildingCosts: { 2: 99, 3: 99, 4: 99 },
  passing: [99, 99, 99, 99],
  windmill: { levels: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 19, 20], start: 9 },
  marketPoints: { wheat: { 1: 99, 3: 99, 5: 99 }, sugar: { 1: 99, 3: 99, 5: 99 }, wine: { 1: 99, 3: 99, 5: 99 } },
  cities: {
    'porto-santo': { higher: 99, lower: 98, yields: 'wood' },
    funchal: { higher: 99, lower: 99, yields: 'reals' },
    machico: { higher: 99, lower: 0, yields: 'reals' },
  },
} as const;

/** Plays random games under every rule set with every number of players, on two boards. */
const inRandomGames = (seed: number, visit: (s: State, moves: number) => void): void => {
  for (const rules of madeira.ruleSets)
    for (const players of [2, 3, 4]) {
      const options = (players + rules.length) % 2 === 0 ? { board: DEAR_BOARD } : {};
      const s = madeira.setup(must(readConfig(madeira, { players, rules, options })));
      const playout = new Playout(madeira, seeded(seed + players));
      for (let moves = 0; playout.step(s, { moves: 0, chanceMoves: 0 }); moves++) visit(s, moves);
      visit(s, 0);
    }
};

test('every feature has a name of its own and a unit', () => {
  for (const features of [SEAT, TABLE]) {
    assert.equal(new Set(features.map(({ name }) => name)).size, features.length);
    for (const { name, unit } of features) assert.ok(unit > 0 && unit <= 1, name);
  }
  assert.ok(SEAT.length + TABLE.length <= 550, `${SEAT.length} + ${TABLE.length}`);
});

test('every part writes exactly its features, whole and in range', () => {
  const out = new Int16Array(1000);
  inRandomGames(1, (s, moves) => {
    if (moves % 7 !== 0) return;
    startTable(s);
    startSeat(s, moves % md.on.players(s));
    for (const part of SEAT_PARTS) assert.equal(part.write(s, moves % md.on.players(s), out.fill(UNTOUCHED), 5), 5 + part.features.length);
    for (const part of TABLE_PARTS) assert.equal(part.write(s, out.fill(UNTOUCHED), 5), 5 + part.features.length);
  });
});

test('in random games of all kinds every number is written and in range, and nothing else is', () => {
  const seats = new Int16Array(WIDTH * 4);
  const table = new Int16Array(TABLE.length + 8);
  inRandomGames(11, (s) => {
    madeiraEncoding.encode(s, seats.fill(UNTOUCHED), table.fill(UNTOUCHED), WIDTH);
    const used = md.on.players(s) * WIDTH;
    for (let i = 0; i < seats.length; i++) {
      const isFeature = i < used && i % WIDTH < SEAT.length;
      assert.equal(isWhole(seats[i] ?? UNTOUCHED), isFeature, `seat number ${i % WIDTH} ${SEAT[i % WIDTH]?.name}: ${seats[i]}`);
    }
    for (let i = 0; i < table.length; i++)
      assert.equal(isWhole(table[i] ?? UNTOUCHED), i < TABLE.length, `table number ${i} ${TABLE[i]?.name}`);
  });
});
