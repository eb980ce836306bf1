import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat, State } from '@caravel/core';
import { type PositionWords, play, position, type SeatWords } from '@caravel/madeira/testing';
import { FEATURES } from './features.ts';
import { look } from './look.ts';

const seen = (s: State, seat: Seat, name: (typeof FEATURES)[number]): number => {
  const out = new Float64Array(FEATURES.length);
  look(s, seat, out);
  return out[(FEATURES as readonly string[]).indexOf(name)] as number;
};

const of = (words: SeatWords, rest: Omit<PositionWords, 'seats'> = {}): State => position({ ...rest, seats: [words] });

test('every feature has a name of its own and is a number in any position', () => {
  assert.equal(new Set(FEATURES).size, FEATURES.length);
  const out = new Float64Array(FEATURES.length + 1).fill(Number.NaN);
  look(of({ workers: ['1a', 'watch'], ships: ['wheat-1'], dice: [1, 2], markers: ['casa'] }), 0, out);
  assert.deepEqual(out.findIndex(Number.isNaN), FEATURES.length, 'all are written, and nothing behind them');
});

test('the Crown pays the best one of two in round 1, two of three in round 3, all in round 5', () => {
  const hand: SeatWords = {
    requests: ['market-routes', 'expeditions', 'wealth'],
    ships: ['wheat-1', 'wheat-2', 'india-1'],
    reals: 9,
  };
  assert.equal(seen(of({ ...hand, requests: ['market-routes', 'wealth'] }), 0, 'crown now'), 9, '6 for the Ships, 9 for the Reals');
  assert.equal(seen(of(hand, { round: 3 }), 0, 'crown now'), 12 + 9, 'Wheat 6 each; India 4 is left over');
  assert.equal(seen(of(hand, { round: 5 }), 0, 'crown now'), 8 + 3 + 9);
});

test('two Requests of a kind need different Ships and cities', () => {
  const ships = ['wheat-1', 'wheat-2', 'sugar-1', 'wine-1'];
  const s = of({ requests: ['market-routes', 'market-routes', 'influence'], ships }, { round: 5 });
  assert.equal(seen(s, 0, 'crown now'), 6 + 4 + 4 + 3, 'the best three, then the one that is left');
  assert.equal(seen(s, 0, 'Requests of a kind already held'), 1);
});

test('Reals that markers will cost are no Wealth', () => {
  const s = of({ requests: ['wealth'], reals: 12, markers: ['casa'] }, { guildDiceOn: { casa: 2 } });
  assert.equal(seen(s, 0, 'cost of markers'), 6, '10 less two dice of 2');
  assert.equal(seen(s, 0, 'crown now'), 6);
  assert.equal(seen(s, 0, 'cost beyond the Reals'), 0);
});

test('what a seat cannot feed or keep up is Pirates to come, surely once the buildings are done', () => {
  const hungry: SeatWords = { workers: ['1a', '1b', '2a', '2b', '3a'], bread: 1, mill: 2, ships: ['wheat-1'] };
  const inB = seen(of({ ...hungry, dice: [1] }), 0, 'Pirates to come');
  const inD = seen(of({ ...hungry, goods: { wheat: 2 } }, { phase: 'D' }), 0, 'Pirates to come');
  assert.ok(inB > 0 && inB < inD, `${inB} in B, ${inD} in D`);
});

test('having more Pirates than the others costs more, and far more close to the end', () => {
  const loss = (own: number, round: number): number =>
    seen(position({ round, seats: [{ pirates: own }, { pirates: 8 }, { pirates: 8 }, { pirates: 8 }] }), 0, 'pirate loss');
  assert.ok(loss(12, 1) > loss(8, 1) && loss(8, 1) > loss(4, 1));
  assert.ok(loss(12, 5) - loss(4, 5) > loss(12, 1) - loss(4, 1));
  assert.ok(Math.abs(loss(14, 5) - 16) < 0.5 && loss(0, 5) === 0);
});

test('the Reals of a market count before they are paid out', () => {
  const start = of({ goods: { wheat: 3 }, wood: 2, dice: [3] }, { characters: { moinho: 'commander' } });
  const between = play(start, '0 die 3 commander', '0 act', '0 ship home', '0 sail wheat-1');
  assert.equal(seen(between, 0, 'Reals'), 5);
  assert.equal(seen(between, 0, 'pieces to move'), 1);
});

test('the Mayor is seen to bring what the cities yield', () => {
  const s = of({ workers: ['funchal-1', 'funchal-2', 'machico-1', 'forest'] }, { citizens: ['funchal-4', 'machico-4', 'machico-3'] });
  assert.deepEqual(
    (['Bread', 'Reals', 'Wood'] as const).map((what) => seen(s, 0, `Mayor would bring ${what}`)),
    [0, 5, 4],
  );
});

test('a voyage within reach is seen only with Goods, a Ship and Wood', () => {
  const means: SeatWords = { requests: ['expeditions'], goods: { wine: 1 }, wood: 1 };
  const reach = (words: SeatWords): number => seen(of(words), 0, 'Ship for expeditions in reach');
  assert.equal(reach(means), 6, 'India in round 1');
  assert.equal(reach({ ...means, wood: 0 }), 0);
  assert.equal(reach({ ...means, goods: { wheat: 1 } }), 0);
});
