import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../../state/layout.ts';
import { GOODS, type GoodName } from '../../tables/goods.ts';
import {
  barrelsLeft,
  barrelsOf,
  doubloonsOf,
  house,
  options,
  type PositionWords,
  play,
  position,
  type SeatWords,
  stepOf,
  waitingFor,
  whyNot,
} from '../../testing/index.ts';

const EACH = { corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1 } as const;
const trade = (seats: readonly SeatWords[], words: PositionWords = {}): State => play(position({ ...words, seats }), 'role trader');

/** What seat 1 gets for a barrel while seat 0 is the trader. */
const soldFor = (good: GoodName, buildings: SeatWords['buildings'] = {}): number =>
  on.doubloons(play(trade([{}, { doubloons: 0, barrels: { [good]: 1 }, buildings }]), `1 sell ${good}`), 1);

test('example 6: Bob sells a second tobacco with his office, Chris with the other office a third', () => {
  const office = { doubloons: 0, barrels: { tobacco: 1 }, buildings: { office: 1 } } as const;
  const s = play(trade([{}, office, office], { house: ['tobacco'] }), '1 sell tobacco', '2 sell tobacco');
  assert.deepEqual(house(s), { tobacco: 3 });
  assert.deepEqual(doubloonsOf(s), [3, 3, 3, 3]);
});

test('example 14: both markets give 3 doubloons more', () => {
  assert.equal(soldFor('tobacco', { 'small-market': 1, 'large-market': 1 }), 3 + 3);
});

test('example 15: with a small market Anna sells corn for 1 doubloon', () => assert.equal(soldFor('corn', { 'small-market': 1 }), 1));

test('TR1 the prices are 0, 1, 2, 3, 4', () =>
  assert.deepEqual(
    GOODS.map((good) => soldFor(good)),
    [0, 1, 2, 3, 4],
  ));

test('TR1 the trader gets one more, if he sells', () => {
  const s = trade([{ doubloons: 0, barrels: { coffee: 2 } }]);
  assert.equal(on.doubloons(play(s, 'sell coffee'), 0), 5);
  assert.equal(on.doubloons(play(s, 'pass'), 0), 0);
});

test('TR1 one barrel each, from the trader clockwise', () => {
  const s = play(trade([{ barrels: { coffee: 2, corn: 1 } }, { barrels: { sugar: 1 } }]), 'sell coffee');
  assert.deepEqual(barrelsOf(s, 0), { corn: 1, coffee: 1 });
  assert.deepEqual(waitingFor(s), [1]);
});

test('TR1 a barrel one does not have cannot be sold', () =>
  assert.equal(whyNot(trade([{ barrels: { corn: 1 } }]), '0 sell coffee'), 'TR1'));

test('TR2 the house takes no kind it has', () => {
  const s = trade([{ barrels: { sugar: 1, corn: 1 } }], { house: ['sugar'] });
  assert.deepEqual(options(s, 0), ['sell corn', 'pass']);
  assert.equal(whyNot(s, '0 sell sugar'), 'TR2');
});

test('TR2 a kind sold in this phase is closed to the next players', () => {
  const s = play(trade([{ barrels: { sugar: 1 } }, { barrels: { sugar: 1, indigo: 1 } }]), 'sell sugar');
  assert.equal(whyNot(s, '1 sell sugar'), 'TR2');
});

test('TR2 the fourth barrel ends the phase, whoever still has one to sell', () => {
  const s = trade([{ barrels: EACH }, { barrels: EACH, buildings: { office: 1 } }], { house: ['corn', 'indigo', 'sugar'] });
  const full = play(s, 'sell coffee');
  assert.equal(stepOf(full), 'role');
  assert.deepEqual(waitingFor(full), [1]);
  assert.deepEqual(barrelsOf(full, 1), EACH);
  assert.equal(whyNot(full, '1 sell tobacco'), 'R3');
});

test('TR3 a full house is emptied into the supply at the end of the phase', () => {
  const s = play(trade([{ barrels: { coffee: 1 } }], { house: ['corn', 'indigo', 'sugar'] }), 'sell coffee');
  assert.deepEqual(house(s), {});
  assert.equal(on.houseFilled(s), 0);
  assert.deepEqual(barrelsLeft(s), { corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9 });
});

test('TR3 a house not full stays as it is', () => {
  const s = play(trade([{ barrels: { coffee: 1 } }], { house: ['corn', 'indigo'] }), 'sell coffee');
  assert.equal(stepOf(s), 'role');
  assert.deepEqual(house(s), { corn: 1, indigo: 1, coffee: 1 });
});

test('TR4 corn may be sold for nothing', () => {
  const s = play(trade([{}, { barrels: { corn: 1 } }]), '1 sell corn');
  assert.deepEqual(doubloonsOf(s), [3, 3, 3, 3]);
  assert.deepEqual(house(s), { corn: 1 });
  assert.deepEqual(barrelsOf(s, 1), {});
});

test('V-market small +1, large +2, both +3, for corn too; the trader’s doubloon comes on top', () => {
  assert.equal(soldFor('sugar', { 'small-market': 1 }), 3);
  assert.equal(soldFor('sugar', { 'large-market': 1 }), 4);
  assert.equal(soldFor('corn', { 'small-market': 1, 'large-market': 1 }), 3);
  const s = trade([{ doubloons: 0, barrels: { corn: 1 }, buildings: { 'small-market': 1, 'large-market': 1 } }]);
  assert.equal(on.doubloons(play(s, 'sell corn'), 0), 4);
});

test('V-market an empty market pays nothing', () => assert.equal(soldFor('sugar', { 'small-market': 0, 'large-market': 0 }), 2));

test('V-office sells a kind that lies there already, but not unoccupied', () => {
  const words = { house: ['sugar'] } as const;
  assert.equal(whyNot(trade([{ barrels: { sugar: 1 }, buildings: { office: 1 } }], words), '0 sell sugar'), undefined);
  assert.equal(whyNot(trade([{ barrels: { sugar: 1, corn: 1 }, buildings: { office: 0 } }], words), '0 sell sugar'), 'TR2');
});

test('V-office does not open a full house: the fourth barrel of another ends the phase', () => {
  const s = trade([{ barrels: { coffee: 1 } }, { barrels: { sugar: 1 }, buildings: { office: 1 } }], {
    house: ['corn', 'indigo', 'sugar'],
  });
  assert.equal(stepOf(play(s, 'sell coffee')), 'role');
  assert.equal(whyNot(play(s, 'pass'), '1 sell sugar'), undefined);
});

test('Q4 four barrels of equal kinds are a full house', () => {
  const office = { barrels: { tobacco: 2 }, buildings: { office: 1 } } as const;
  const s = play(trade([office, office], { house: ['tobacco', 'tobacco'] }), 'sell tobacco', 'sell tobacco');
  assert.deepEqual(house(s), {});
  assert.equal(barrelsLeft(s).tobacco, 9 - 2);
});

test('TR2 a player who is passed over learns that his kind lies in the house already', () => {
  const s = position({ house: ['corn'], seats: [{ barrels: { sugar: 1 } }, { barrels: { corn: 1 } }] });
  assert.equal(whyNot(play(s, 'role trader'), '1 sell corn'), 'TR2');
});
