import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, readConfig } from '@caravel/core';
import { madeira } from '../index.ts';
import * as on from '../state/layout.ts';
import { play, position, type SeatWords, whyNot } from '../testing/position.ts';
import {
  characterAt,
  dealt,
  favorsOf,
  freshTable,
  homeOf,
  inEverySet,
  playedTo,
  rewardsIn,
  rowDiceOf,
  stepOf,
  turnOf0,
  waitingFor,
} from '../testing/reading-ab.ts';

test('V1 Pirates at the start', () =>
  assert.deepEqual(
    inEverySet((rules) => [0, 1].map((seat) => on.pirates(freshTable(2, rules), seat))),
    [
      [6, 6],
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  ));

test('V2 dice and characters of round 1 lie there before the first Worker, or not', () => {
  const tables = inEverySet((rules) => dealt(freshTable(3, rules)));
  assert.deepEqual(tables.map(stepOf), Array(4).fill('first city'));
  assert.deepEqual(
    tables.map((s) => rowDiceOf(s, 3).length),
    [3, 0, 0, 0],
  );
  assert.deepEqual(
    tables.map((s) => characterAt(s, 'capitania')),
    ['commander', undefined, undefined, undefined],
  );
});

test('V3 one turn each for city and fields, or a pass for each', () => {
  const tables = inEverySet((rules) => play(dealt(freshTable(3, rules)), '1 to funchal-1'));
  assert.deepEqual(
    tables.map((s) => [stepOf(s), waitingFor(s)].join(' ')),
    ['first field 1', 'first city 0', 'first city 0', 'first city 0'],
  );
});

test('V4 Reals for a PP at the bottom of the windmill', () => {
  const bottom: SeatWords = { mill: 0, points: 1 };
  assert.deepEqual(
    inEverySet((rules) => on.reals(play(turnOf0(bottom, { rules }), '0 windmill down reals'), 0)),
    [1, 1, 1, 3],
  );
  assert.deepEqual(
    inEverySet((rules) => on.bread(play(turnOf0(bottom, { rules }), '0 windmill down bread'), 0)),
    [1, 1, 1, 1],
  );
});

test('V5 Urbanization in a city without an own Worker', () => {
  const seat: SeatWords = { requests: ['urbanization', 'urbanization'] };
  const table = (rules: string) => position({ phase: 'E', rules, players: 2, seats: [{ ...seat, workers: ['funchal-1'] }, seat] });
  assert.deepEqual(
    inEverySet((rules) => on.points(play(table(rules), '0 city machico'), 0)),
    [0, 7, 7, 0],
  );
  assert.deepEqual(
    inEverySet((rules) => on.points(play(table(rules), '0 city funchal'), 0)),
    [6, 6, 6, 6],
  );
});

test('V6 Bread of Royal Support', () => {
  const words = { rewards: { india: ['guild', 'support'] } } as const;
  const sail = ['pass IV ship', 'ship home', 'sail india-1', 'reward support', 'support bread'];
  assert.deepEqual(
    inEverySet((rules) => homeOf(play(turnOf0({ wood: 1, goods: { wine: 1 } }, { ...words, rules }), ...sail), 0)),
    [{ bread: 2 }, { bread: 2 }, { bread: 3 }, { bread: 2 }],
  );
});

test('V7 a Favor from the Guild Master lies face up, in the Italian booklet face down', () =>
  assert.deepEqual(
    inEverySet((rules) => favorsOf(play(turnOf0({ wood: 2 }, { rules }), 'die 3 guild-master', 'act', 'favor monk'), 0)),
    [{ monk: 'up' }, { monk: 'up' }, { monk: 'down' }, { monk: 'up' }],
  ));

test('V8 Capitania with three Workers', () => {
  const capitania = (workers: string[], rules: string) =>
    on.points(play(position({ phase: 'C', rules, seats: [{ markers: ['capitania'], reals: 10, workers }] }), '0 pay'), 0);
  assert.deepEqual(
    inEverySet((rules) => capitania(['2a', '2b', '2c'], rules)),
    [3, 3, 3, 2],
  );
  assert.deepEqual(
    inEverySet((rules) => capitania(['2a', '2b'], rules)),
    [1, 1, 1, 1],
  );
});

test('V9 the Scout brings a Worker into a city', () =>
  assert.deepEqual(
    inEverySet((rules) => on.points(play(turnOf0({ favors: { scout: 'up' } }, { rules }), 'use scout', 'worker home', 'to funchal-1'), 0)),
    [1, 1, 1, 3],
  ));

test('V10 bought Wood is paid at once, or when the turn ends', () => {
  const seat: SeatWords = { reals: 9, goods: { wine: 2 }, workers: ['forest'] };
  const sailed = inEverySet((rules) => play(turnOf0(seat, { rules }), 'die 3 commander', 'act', 'ship home', 'sail acores-1'));
  assert.deepEqual(
    sailed.map((s) => on.reals(s, 0)),
    [8, 9, 9, 9],
  );
  assert.deepEqual(
    sailed.map((s) => on.reals(play(s, 'done', 'no reward'), 0)),
    [8, 8, 8, 8],
  );
});

test('V11 King’s Rewards lie open before the first city Worker, or between city and fields', () => {
  assert.deepEqual(
    inEverySet(
      (rules) =>
        rewardsIn(dealt(freshTable(2, rules)), 'brasil').length === 2 && rewardsIn(dealt(freshTable(2, rules)), 'brasil')[0] !== undefined,
    ),
    [true, false, false, false],
  );
  for (const s of inEverySet((rules) => playedTo(freshTable(2, rules), 'first field')))
    assert.notEqual(rewardsIn(s, 'brasil')[0], undefined);
});

test('the second edition is the default, and there is no fifth booklet', () => {
  assert.deepEqual(madeira.ruleSets, ['2nd', '1st-de', '1st-it', '1st-hu']);
  assert.equal(must(readConfig(madeira, { players: 3 })).rules, '2nd');
  assert.equal(readConfig(madeira, { players: 3, rules: '1st-fr' }).ok, false);
  assert.equal(whyNot(freshTable(2), '0 row 1'), 'S12');
});
