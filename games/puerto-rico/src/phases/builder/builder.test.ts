import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../../state/layout.ts';
import type { BuildingName } from '../../tables/buildings.ts';
import {
  cityOf,
  colonistsOf,
  doubloonsOf,
  ELEVEN,
  endingsOf,
  options,
  type PositionWords,
  play,
  position,
  type SeatWords,
  stepOf,
  toNextRole,
  waitingFor,
  whyNot,
} from '../../testing/index.ts';

const { 'large-warehouse': _eleventh, ...TEN } = ELEVEN;
const TWELVE = { ...ELEVEN, 'tobacco-storage': 0 };

const builder = (seat: SeatWords, words: PositionWords = {}): State => play(position({ ...words, seats: [seat] }), 'role builder');

/** What `building` costs seat 1 while seat 0 is the builder. */
const paid = (seat: SeatWords, building: BuildingName): number => {
  const s = play(position({ seats: [{}, { doubloons: 20, ...seat }] }), 'role builder', '0 pass', `1 build ${building}`);
  return 20 - on.doubloons(s, 1);
};

test('example 2: with 3 quarries a construction hut costs 1, an office 3, a harbor 5, a city hall 7', () => {
  const quarries = { tiles: { quarry: [3, 3] } } as const;
  assert.equal(paid(quarries, 'construction-hut'), 1);
  assert.equal(paid(quarries, 'office'), 3);
  assert.equal(paid(quarries, 'harbor'), 5);
  assert.equal(paid(quarries, 'city-hall'), 7);
});

test('BU1 a building costs what is printed, and the builder pays one less', () => {
  assert.equal(paid({}, 'hacienda'), 2);
  const s = play(builder({ doubloons: 9 }), 'build wharf');
  assert.equal(on.doubloons(s, 0), 1);
  assert.deepEqual(cityOf(s, 0), ['wharf']);
});

test('BU1 only occupied quarries count, and only as many as the column allows', () => {
  assert.equal(paid({ tiles: { quarry: [4, 1] } }, 'city-hall'), 9);
  assert.equal(paid({ tiles: { quarry: [5, 5] } }, 'city-hall'), 6);
  assert.equal(paid({ tiles: { quarry: [5, 5] } }, 'wharf'), 6);
  assert.equal(paid({ tiles: { quarry: [5, 5] } }, 'indigo-plant'), 1);
});

test('BU1 privilege and quarries add up, and no price falls below 0', () => {
  const s = builder({ doubloons: 0, tiles: { quarry: [4, 4] } });
  assert.equal(on.doubloons(play(s, 'build small-market'), 0), 0);
  assert.deepEqual(
    options(s, 0),
    ['small-indigo-plant', 'small-sugar-mill', 'small-market', 'hacienda', 'construction-hut', 'indigo-plant']
      .map((name) => `build ${name}`)
      .concat('pass'),
  );
  assert.equal(on.doubloons(play(builder({ doubloons: 5, tiles: { quarry: [4, 4] } }), 'build fortress'), 0), 0);
});

test('BU1 not enough doubloons, even after quarries and privilege', () => {
  const s = builder({ doubloons: 4, tiles: { quarry: [2, 2] } });
  assert.equal(whyNot(s, '0 build harbor'), 'BU1');
  assert.equal(whyNot(s, '0 build factory'), undefined);
});

test('BU1 one building each, then the next player', () => {
  const s = play(builder({ doubloons: 20 }), 'build hacienda');
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 build office'), 'R1');
});

test('BU1 the doubloons go to the bank', () => {
  const s = builder({ doubloons: 9 });
  assert.equal(on.bank(play(s, 'build wharf')) - on.bank(s), 8);
});

test('BU2 one copy of a kind for each player', () => {
  const s = builder({ doubloons: 20, buildings: { office: 1, 'small-market': 0 } });
  assert.equal(whyNot(s, '0 build office'), 'BU2');
  assert.equal(whyNot(s, '0 build small-market'), 'BU2');
  assert.equal(whyNot(s, '0 build large-market'), undefined);
});

test('BU3 a large building needs two spaces: with one it does not fit, with two it fills the city', () => {
  assert.equal(whyNot(builder({ doubloons: 20, buildings: ELEVEN }), '0 build residence'), 'BU3');
  const s = play(builder({ doubloons: 20, buildings: TEN }), 'build residence');
  assert.equal(on.cityFilled(s, 0), 12);
  assert.deepEqual(endingsOf(toNextRole(s)), ['city']);
});

test('BU3 BU4 with one space left a small building still fits', () => {
  const s = builder({ doubloons: 20, buildings: ELEVEN });
  assert.equal(
    options(s, 0).some((move) => move === 'build residence' || move === 'build city-hall'),
    false,
  );
  assert.deepEqual(endingsOf(toNextRole(play(s, 'build hacienda'))), ['city']);
});

test('BU4 no space, no building: a player with a full city is not asked', () => {
  const s = builder({ doubloons: 20, buildings: TWELVE });
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 build hacienda'), 'BU4');
  assert.equal(whyNot(s, '0 build residence'), 'BU4');
});

test('BU5 a builder who does not build receives nothing', () => {
  assert.deepEqual(doubloonsOf(play(builder({}), 'pass')), [3, 3, 3, 3]);
  assert.equal(on.doubloons(play(builder({ doubloons: 0, tiles: { quarry: [3, 3] } }), 'build small-indigo-plant'), 0), 0);
});

test('BU6 a kind without copies left cannot be built', () => {
  const factory = { buildings: { factory: 0 } } as const;
  const s = play(position({ seats: [{ doubloons: 20 }, factory, factory] }), 'role builder');
  assert.equal(whyNot(s, '0 build factory'), 'BU6');
  assert.equal(whyNot(s, '0 build wharf'), undefined);
});

test('BU6 the last copy goes to the player who comes first', () => {
  const s = play(position({ seats: [{ doubloons: 20 }, { doubloons: 20 }] }), 'role builder', 'build fortress');
  assert.equal(whyNot(s, '1 build fortress'), 'BU6');
});

test('V-university a colonist from the supply on the building just built', () => {
  const s = play(builder({ doubloons: 20, buildings: { university: 1 } }), 'build harbor');
  assert.deepEqual(options(s, 0), ['university', 'pass']);
  const staffed = play(s, 'university');
  assert.deepEqual(colonistsOf(staffed, 0), { university: 1, harbor: 1 });
  assert.equal(on.colonistsLeft(staffed), 75 - 2);
  assert.deepEqual(waitingFor(staffed), [1]);
});

test('V-university only one, whatever the number of circles; large buildings too', () => {
  const university = { doubloons: 20, buildings: { university: 1 } } as const;
  assert.deepEqual(colonistsOf(play(builder(university), 'build indigo-plant', 'university'), 0), { 'indigo-plant': 1, university: 1 });
  assert.deepEqual(colonistsOf(play(builder(university), 'build city-hall', 'university'), 0), { university: 1, 'city-hall': 1 });
});

test('V-university from the ship when the supply is empty, none when both are, none unoccupied', () => {
  const university = { doubloons: 20, buildings: { university: 1 } } as const;
  const ship = play(builder(university, { supply: { colonists: 0 } }), 'build harbor', 'university');
  assert.equal(on.colonistShip(ship), 3);
  assert.deepEqual(waitingFor(play(builder(university, { supply: { colonists: 0, colonistShip: 0 } }), 'build harbor')), [1]);
  assert.deepEqual(waitingFor(play(builder({ doubloons: 20, buildings: { university: 0 } }), 'build harbor')), [1]);
});

test('V-university nothing else may be done before it is answered', () => {
  const s = play(builder({ doubloons: 20, buildings: { university: 1 } }), 'build harbor');
  assert.equal(whyNot(s, '0 build office'), 'V-university');
});

test('Q2 the university may be declined', () => {
  const s = play(builder({ doubloons: 20, buildings: { university: 1 } }), 'build harbor', 'pass');
  assert.deepEqual(colonistsOf(s, 0), { university: 1 });
});

test('Q9 any two free spaces will do for a large building', () => {
  const five = { 'small-market': 0, hacienda: 0, 'guild-hall': 0, fortress: 0, 'customs-house': 0, 'city-hall': 0 } as const;
  const s = play(builder({ doubloons: 20, buildings: five }), 'build residence');
  assert.equal(on.cityFilled(s, 0), 12);
});

test('Q9 a university brings no colonist for itself', () => {
  const s = play(builder({ doubloons: 20 }), 'build university');
  assert.deepEqual(waitingFor(s), [1]);
  assert.deepEqual(colonistsOf(s, 0), {});
});

test('E1 a city filled in the middle of the phase does not stop the others from building', () => {
  const s = play(builder({ doubloons: 20, buildings: ELEVEN }), 'build hacienda', '1 build hacienda');
  assert.deepEqual(cityOf(s, 1), ['hacienda']);
  assert.equal(stepOf(toNextRole(s)), 'role');
});

test('BU1 a player who is passed over learns that he cannot pay', () => {
  const s = position({ seats: [{ doubloons: 5 }, { doubloons: 0 }] });
  assert.equal(whyNot(play(s, 'role builder'), '1 build office'), 'BU1');
});
