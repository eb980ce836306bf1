import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOver, legalMoves, type State, standing } from '@caravel/core';
import { puertoRico } from './index.ts';
import { bonusOf, buildingPoints, score, tieBreak } from './scoring.ts';
import * as on from './state/layout.ts';
import {
  doubloonsOf,
  ELEVEN,
  endingsOf,
  finishRound,
  options,
  play,
  pointsOf,
  position,
  quietRole,
  type SeatWords,
  stepOf,
  toNextRole,
  waitingFor,
  whyNot,
} from './testing/index.ts';

const bonus = (seat: SeatWords): number => bonusOf(position({ seats: [seat] }), 0);
const points = (seat: SeatWords): number => score(position({ seats: [seat] }), 0);

const colonistsEnd = (): State => toNextRole(play(position({ supply: { colonists: 0 } }), 'role mayor'));
const cityEnd = (): State => toNextRole(play(position({ seats: [{ doubloons: 9, buildings: ELEVEN }] }), 'role builder', 'build hacienda'));
const pointsEnd = (): State =>
  toNextRole(play(position({ supply: { points: 3 }, seats: [{ barrels: { corn: 2 } }] }), 'role captain', 'load corn 5'));

test('example 9: guild hall with small and large sugar mill, small indigo plant, coffee roaster: 6 VP', () => {
  assert.equal(
    bonus({ buildings: { 'guild-hall': 1, 'small-sugar-mill': 0, 'sugar-mill': 0, 'small-indigo-plant': 0, 'coffee-roaster': 0 } }),
    6,
  );
});

test('example 10: residence with 10 of 12 spaces covered: 5 VP', () => {
  assert.equal(bonus({ buildings: { residence: 1 }, tiles: { corn: 4, sugar: 4, quarry: 2 } }), 5);
});

test('example 11: fortress with 20 colonists: 6 VP', () => {
  const seat = {
    sanJuan: 3,
    tiles: { corn: [6, 6], indigo: [4, 4], quarry: [2, 2] },
    buildings: { fortress: 1, 'indigo-plant': 3, hospice: 1 },
  } as const;
  assert.equal(bonus(seat), 6);
});

test('example 12: customs house with 23 VP of chips: 5 VP', () =>
  assert.equal(bonus({ points: 23, buildings: { 'customs-house': 1 } }), 5));

test('example 13: city hall with hacienda, harbor, office, construction hut, large warehouse and residence: 7 VP', () => {
  const six = { hacienda: 0, harbor: 0, office: 0, 'construction-hut': 0, 'large-warehouse': 0, residence: 0 } as const;
  assert.equal(bonus({ buildings: { 'city-hall': 1, ...six } }), 7);
});

test('example 17: an unoccupied large building still counts its 4 VP', () => {
  for (const name of ['guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall'] as const)
    assert.equal(points({ buildings: { [name]: 0, 'small-sugar-mill': 0 } }), 4 + 1);
});

test('V-guildhall 1 VP for a small plant, 2 for a large one, occupied or not, nothing for violet ones', () => {
  const plants = {
    'small-indigo-plant': 1,
    'small-sugar-mill': 0,
    'indigo-plant': 0,
    'sugar-mill': 2,
    'tobacco-storage': 0,
    'coffee-roaster': 1,
  } as const;
  assert.equal(bonus({ buildings: { 'guild-hall': 1, ...plants, factory: 1, harbor: 1 } }), 1 + 1 + 2 + 2 + 2 + 2);
  assert.equal(bonus({ buildings: { 'guild-hall': 0, ...plants } }), 0);
});

test('V-residence 4, 5, 6, 7 VP for up to 9, 10, 11, 12 covered spaces, occupied or not', () => {
  const island = (count: number) => ({ corn: Math.min(count, 6), sugar: Math.max(0, count - 6) });
  assert.deepEqual(
    [0, 1, 8, 9, 10, 11, 12].map((count) => bonus({ buildings: { residence: 1 }, tiles: island(count) })),
    [4, 4, 4, 4, 5, 6, 7],
  );
  assert.equal(bonus({ buildings: { residence: 0 }, tiles: island(12) }), 0);
});

test('V-fortress 1 VP for three colonists, San Juan too', () => {
  const fortress = (sanJuan: number) => bonus({ sanJuan, buildings: { fortress: 1 } });
  assert.deepEqual([0, 1, 2, 4, 5].map(fortress), [0, 0, 1, 1, 2]);
  assert.equal(bonus({ sanJuan: 9, buildings: { fortress: 0 } }), 0);
});

test('V-customs 1 VP for four VP of chips, none for buildings', () => {
  const customs = (chips: number) => bonus({ points: chips, buildings: { 'customs-house': 1, wharf: 1, harbor: 1 } });
  assert.deepEqual([0, 3, 4, 7, 8].map(customs), [0, 0, 1, 1, 2]);
  assert.equal(bonus({ points: 40, buildings: { 'customs-house': 0 } }), 0);
});

test('V-cityhall 1 VP for each violet building, itself too; large ones count once, plants do not', () => {
  assert.equal(bonus({ buildings: { 'city-hall': 1 } }), 1);
  assert.equal(bonus({ buildings: { 'city-hall': 1, fortress: 0, residence: 0, 'sugar-mill': 3, 'small-market': 0 } }), 4);
});

test('E1 too few colonists for the ship: the round is played to its end', () => {
  const s = colonistsEnd();
  assert.deepEqual(endingsOf(s), ['colonists']);
  assert.deepEqual(waitingFor(s), [1]);
  const last = quietRole(quietRole(s));
  assert.deepEqual(waitingFor(last), [3]);
  assert.equal(isOver(puertoRico, quietRole(last)), true);
});

test('E1 a twelfth city space filled: the round is played to its end', () => {
  assert.deepEqual(endingsOf(cityEnd()), ['city']);
  assert.equal(stepOf(cityEnd()), 'role');
  assert.equal(isOver(puertoRico, finishRound(cityEnd())), true);
});

test('E1 eleven city spaces are no end, however the phase goes on', () => {
  const s = play(position({ seats: [{ doubloons: 9, buildings: ELEVEN }] }), 'role builder', '0 pass');
  assert.deepEqual(endingsOf(toNextRole(s)), []);
});

test('E1 the last VP chip handed out: the round is played to its end', () => {
  assert.deepEqual(endingsOf(pointsEnd()), ['points']);
  assert.equal(stepOf(pointsEnd()), 'role');
  assert.equal(isOver(puertoRico, finishRound(pointsEnd())), true);
});

test('E1 an ending in the last phase of the round ends the game with it', () => {
  const s = [1, 2, 3].reduce(quietRole, position({ supply: { colonists: 0 } }));
  assert.equal(isOver(puertoRico, toNextRole(play(s, '3 role mayor'))), true);
});

test('E1 without an ending another round follows', () => {
  const s = finishRound(position());
  assert.equal(isOver(puertoRico, s), false);
  assert.equal(on.round(s), 2);
});

test('E1 an empty supply alone is no end: only the mayor’s refill asks for it', () => {
  const s = finishRound(play(position({ supply: { colonists: 0 } }), 'role prospector', 'role trader', 'role craftsman', 'role captain'));
  assert.deepEqual(endingsOf(s), []);
  assert.equal(stepOf(s), 'role');
});

test('E1 VP are still handed out after the last chip, on paper, in the same phase and in the same round', () => {
  const s = position({ supply: { points: 1 }, seats: [{ barrels: { corn: 2 } }, { barrels: { corn: 2, sugar: 3 } }] });
  const after = play(s, 'role captain', '0 load corn 5', '1 load corn 5', '1 load sugar 6');
  assert.deepEqual(pointsOf(after), [3, 2 + 3, 0, 0]);
  assert.equal(on.pointsLeft(after), 0);
});

test('E1 after the end nothing can be played', () => {
  const s = finishRound(colonistsEnd());
  for (const line of ['0 pass', '1 role mayor', '* tile corn', '2 build hacienda']) assert.equal(whyNot(s, line), 'E1');
  assert.deepEqual(
    [0, 1, 2, 3].flatMap((seat) => legalMoves(puertoRico, s, seat)),
    [],
  );
});

test('E2 chips, printed VP of all buildings, and the bonus of occupied large ones', () => {
  const seat = { points: 11, buildings: { wharf: 0, 'coffee-roaster': 1, 'city-hall': 1, residence: 0 } } as const;
  const s = position({ seats: [seat] });
  assert.equal(buildingPoints(s, 0), 3 + 3 + 4 + 4);
  assert.equal(bonusOf(s, 0), 3);
  assert.equal(score(s, 0), 11 + 14 + 3);
});

test('E2 doubloons, barrels, tiles and colonists score nothing by themselves', () => {
  assert.equal(points({ doubloons: 30, barrels: { coffee: 5 }, sanJuan: 9, tiles: { corn: [4, 4] } }), 0);
});

test('E2 several occupied large buildings add up', () => {
  const seat = {
    points: 8,
    sanJuan: 1,
    tiles: { corn: 1 },
    buildings: { 'guild-hall': 1, residence: 1, fortress: 1, 'customs-house': 1, 'city-hall': 1 },
  } as const;
  assert.equal(points(seat), 8 + 5 * 4 + (0 + 4 + 2 + 2 + 5));
});

test('E3 ties go to the most doubloons and barrels together', () => {
  const s = position({
    seats: [{ points: 5, doubloons: 4 }, { points: 5, doubloons: 1, barrels: { corn: 2, coffee: 2 } }, { points: 4, doubloons: 30 }, {}],
  });
  assert.deepEqual(
    [0, 1].map((seat) => tieBreak(s, seat)),
    [4, 5],
  );
  assert.deepEqual(standing(puertoRico, s).winners, [1]);
  assert.deepEqual(standing(puertoRico, s).places, [2, 1, 3, 4]);
});

test('E4 still tied: the victory is shared', () => {
  const s = position({
    seats: [
      { points: 5, doubloons: 4 },
      { points: 5, doubloons: 2, barrels: { corn: 2 } },
    ],
  });
  assert.deepEqual(standing(puertoRico, s).winners, [0, 1]);
});

test('Q8 VP beyond the chips count fully, for the customs house too', () => {
  const s = position({ supply: { points: 3 }, seats: [{ barrels: { corn: 7 }, buildings: { 'customs-house': 1 } }] });
  const after = play(s, 'role captain', 'load corn 7');
  assert.deepEqual([on.points(after, 0), on.pointsLeft(after), on.pointsNoted(after)], [8, 0, 5]);
  assert.equal(score(after, 0), 8 + 4 + 2);
});

test('Q8 the pool reaching exactly 0 is an end, one chip left is none', () => {
  assert.deepEqual(endingsOf(pointsEnd()), ['points']);
  const s = play(position({ supply: { points: 4 }, seats: [{ barrels: { corn: 2 } }] }), 'role captain', 'load corn 5');
  assert.equal(on.pointsLeft(s), 1);
  assert.deepEqual(endingsOf(s), []);
});

test('Q8 the end by chips lets everyone finish loading and storing', () => {
  const s = play(
    position({ supply: { points: 2 }, seats: [{ barrels: { corn: 3 } }, { barrels: { sugar: 3 } }] }),
    'role captain',
    'load corn 5',
  );
  assert.deepEqual(options(s, 1), ['load sugar 6', 'load sugar 7']);
});

test('Q12 doubloons never run out', () => {
  const s = position({ seats: [{ doubloons: 80 }, { doubloons: 6 }, { doubloons: 0 }, { doubloons: 0 }] });
  assert.equal(on.bank(s), 0);
  assert.deepEqual(doubloonsOf(play(s, 'role prospector')), [81, 6, 0, 0]);
});
