import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isChance, must, outcomes, readConfig, type State } from '@caravel/core';
import { puertoRico } from '../../index.ts';
import * as on from '../../state/layout.ts';
import { BUILDINGS, buildingNamed } from '../../tables/buildings.ts';
import { GOODS } from '../../tables/goods.ts';
import { barrelsLeft, doubloonsOf, options, play, position, sanJuanOf, stepOf, tilesOf, waitingFor, whyNot } from '../../testing/index.ts';

const setUp = (players: number, chosen: Record<string, string | number> = {}): State =>
  puertoRico.setup(must(readConfig(puertoRico, { players, options: chosen })));

const table = (players: number): State => position({ players });
const COUNTS = [3, 4, 5];
const atEach = <T>(read: (s: State) => T): T[] => COUNTS.map((players) => read(table(players)));
const startTiles = (s: State): string[] => doubloonsOf(s).map((_, seat) => Object.keys(tilesOf(s, seat)).join());
const shipHolds = (s: State): number[] => [0, 1, 2].map((ship) => on.shipHolds(s, ship)).filter((holds) => holds > 0);
const countFaceUp = (s: State): number => GOODS.reduce((sum, _, good) => sum + on.faceUp(s, good), 0);
const chances = (s: State): string[] => outcomes(puertoRico, s).map(({ move, weight }) => `${weight}x ${puertoRico.moves.text(move)}`);

test('S1 doubloons: 2, 3 or 4 each with 3, 4 or 5 players', () =>
  assert.deepEqual(atEach(doubloonsOf), [
    [2, 2, 2],
    [3, 3, 3, 3],
    [4, 4, 4, 4, 4],
  ]));

test('S1 the first governor is anyone with the same chance, and takes the first role', () => {
  const s = setUp(3);
  assert.deepEqual(chances(s), ['1x governor 0', '1x governor 1', '1x governor 2']);
  const seated = play(s, '* governor 2', '* tile corn', '* tile corn', '* tile sugar', '* tile coffee');
  assert.equal(on.governor(seated), 2);
  assert.deepEqual(waitingFor(seated), [2]);
});

test('S1 no player seats the governor, nor does chance once he sits', () => {
  assert.equal(whyNot(setUp(3), '0 governor 0'), 'S1');
  assert.equal(whyNot(table(4), '0 governor 1'), 'S1');
  assert.equal(whyNot(table(4), '* governor 1'), 'S1');
});

test('S1 with a random order chance says who sits to the left of whom', () => {
  const s = setUp(4, { governor: 1, order: 'random' });
  assert.deepEqual(chances(s), ['1x next 0', '1x next 2', '1x next 3']);
  const seated = play(s, '* next 3', '* next 0');
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => on.nextSeat(seated, seat)),
    [2, 3, 1, 0],
  );
  assert.equal(whyNot(s, '* next 1'), 'S1');
});

test('S2 start plantations from the governor on', () => {
  assert.deepEqual(atEach(startTiles), [
    ['indigo', 'indigo', 'corn'],
    ['indigo', 'indigo', 'corn', 'corn'],
    ['indigo', 'indigo', 'indigo', 'corn', 'corn'],
  ]);
  assert.deepEqual(startTiles(position({ options: { governor: 2 } })), ['corn', 'corn', 'indigo', 'indigo']);
});

test('S2 the start plantations follow a random order of seats', () => {
  const s = play(setUp(4, { governor: 1, order: 'random' }), '* next 3', '* next 0');
  assert.deepEqual(startTiles(s), ['corn', 'indigo', 'corn', 'indigo']);
});

test('S3 VP chips: 75, 100 or 122', () => assert.deepEqual(atEach(on.pointsLeft), [75, 100, 122]));

test('S4 colonists: 55, 75 or 95 in the supply, one a player on the ship, none with the players', () => {
  assert.deepEqual(atEach(on.colonistsLeft), [55, 75, 95]);
  assert.deepEqual(atEach(on.colonistShip), [3, 4, 5]);
  assert.deepEqual(sanJuanOf(table(4)), [0, 0, 0, 0]);
});

test('S5 cargo ships of 4-5-6, 5-6-7 or 6-7-8', () =>
  assert.deepEqual(atEach(shipHolds), [
    [4, 5, 6],
    [5, 6, 7],
    [6, 7, 8],
  ]));

test('S6 six roles, a prospector more with four, two with five', () => {
  const six = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'].map((role) => `role ${role}`);
  const more = ['role prospector', 'role prospector-2'];
  assert.deepEqual(
    atEach((s) => options(s, 0)),
    [six, [...six, ...more.slice(0, 1)], [...six, ...more]],
  );
});

test('S6 a card that is not in play cannot be taken', () => {
  assert.equal(whyNot(table(3), '0 role prospector'), 'S6');
  assert.equal(whyNot(table(4), '0 role prospector-2'), 'S6');
});

test('S7 the 50 plantations less the start tiles; players + 1 of them face up; 8 quarries', () => {
  assert.deepEqual(atEach(countFaceUp), [4, 5, 6]);
  assert.deepEqual(atEach(on.quarriesLeft), [8, 8, 8]);
  assert.deepEqual(chances(setUp(4, { governor: 0 })), [
    '8x tile corn',
    '10x tile indigo',
    '11x tile sugar',
    '9x tile tobacco',
    '8x tile coffee',
  ]);
});

test('S7 chance draws each face-down tile with the same weight, one fewer each time, and only when tiles are due', () => {
  const s = play(setUp(3, { governor: 0 }), '* tile coffee');
  assert.equal(chances(s).at(-1), '7x tile coffee');
  assert.equal(whyNot(s, '0 tile corn'), 'S7');
  assert.equal(whyNot(table(3), '* tile corn'), 'S7');
});

test('S8 the barrels of the supply', () =>
  assert.deepEqual(
    atEach(barrelsLeft),
    COUNTS.map(() => ({ corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9 })),
  ));

test('S9 twelve island spaces and twelve city spaces', () => {
  const [seat] = puertoRico.describe(table(4), 0).seats;
  assert.equal(seat?.island.spaces, 12);
  assert.equal(seat?.island.filled, 1);
  assert.equal(seat?.city.spaces, 12);
  assert.equal(seat?.city.filled, 0);
});

test('S10 all copies of all buildings are for sale', () => {
  const s = table(4);
  assert.equal(
    BUILDINGS.reduce((sum, _, building) => sum + on.buildingsLeft(s, building), 0),
    49,
  );
});

test('2P1 fewer tiles, quarries, barrels, roles and buildings', () => {
  const s = position({ players: 2 });
  assert.deepEqual(chances(setUp(2, { governor: 0 })), [
    '6x tile corn',
    '8x tile indigo',
    '8x tile sugar',
    '6x tile tobacco',
    '5x tile coffee',
  ]);
  assert.equal(on.quarriesLeft(s), 5);
  assert.deepEqual(barrelsLeft(s), { corn: 8, indigo: 9, sugar: 9, tobacco: 7, coffee: 7 });
  assert.equal(options(s, 0).length, 7);
  assert.equal(on.buildingsLeft(s, buildingNamed('small-indigo-plant')), 2);
  assert.equal(on.buildingsLeft(s, buildingNamed('coffee-roaster')), 2);
  assert.equal(
    BUILDINGS.reduce((sum, _, building) => sum + on.buildingsLeft(s, building), 0),
    6 * 2 + 17,
  );
});

test('2P2 3 doubloons, indigo and corn, 65 VP chips, 40 + 2 colonists, ships of 4 and 6, 3 face-up tiles', () => {
  const s = position({ players: 2 });
  assert.deepEqual(doubloonsOf(s), [3, 3]);
  assert.deepEqual(startTiles(s), ['indigo', 'corn']);
  assert.deepEqual([on.pointsLeft(s), on.colonistsLeft(s), on.colonistShip(s)], [65, 40, 2]);
  assert.deepEqual(shipHolds(s), [4, 6]);
  assert.equal(countFaceUp(s), 3);
});

test('2P2 there is no third ship to load', () => {
  const s = play(position({ players: 2, seats: [{ barrels: { corn: 3 } }] }), 'role captain');
  assert.deepEqual(options(s, 0), ['load corn 4', 'load corn 6']);
  assert.equal(whyNot(s, '0 load corn 5'), 'S5');
});

test('R1 the game begins with the governor taking a role', () => {
  assert.equal(stepOf(table(4)), 'role');
  assert.equal(isChance(puertoRico, table(4)), false);
});
