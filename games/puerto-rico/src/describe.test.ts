import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Seat, type State, WATCHER } from '@caravel/core';
import { puertoRico } from './index.ts';
import * as on from './state/layout.ts';
import type { BuildingName } from './tables/buildings.ts';
import type { GoodName } from './tables/goods.ts';
import { finishRound, options, play, position, type SeatWords } from './testing/index.ts';

const describe = (s: State, viewer: Seat) => puertoRico.describe(s, viewer);
const chipsSeen = (s: State, viewer: Seat) => describe(s, viewer).seats.map(({ points }) => points.chips);
const totalsSeen = (s: State, viewer: Seat) => describe(s, viewer).seats.map(({ points }) => points.total);
const CHIPS = [{ points: 4 }, { points: 7 }, { points: 2 }, { points: 0 }] as const;

const seatOf = (seat: SeatWords) => {
  const [seen] = describe(position({ seats: [seat] }), 0).seats;
  assert.ok(seen);
  return seen;
};
const priceOf = (seat: SeatWords, good: GoodName) => seatOf(seat).prices.find((row) => row.good === good)?.doubloons;
const costOf = (seat: SeatWords, building: BuildingName) => seatOf(seat).costs.find((row) => row.building === building)?.doubloons;

test('I1 a player sees his own VP chips, and no others', () => {
  const s = position({ seats: CHIPS });
  assert.deepEqual(chipsSeen(s, 1), [undefined, 7, undefined, undefined]);
  assert.deepEqual(totalsSeen(s, 1), [undefined, 7, undefined, undefined]);
  assert.deepEqual(chipsSeen(s, WATCHER), [undefined, undefined, undefined, undefined]);
});

test('I1 what is shown does not depend on hidden chips, not even through the customs house', () => {
  const views = [8, 12].map((points) =>
    describe(position({ seats: [{}, { points, buildings: { 'customs-house': 1 } }], supply: { points: 80 } }), 0),
  );
  assert.deepEqual(views[0], views[1]);
  assert.equal(views[0]?.seats[1]?.points.buildings, 4);
});

test('I1 the chips are what the contract calls hidden, until they lie open', () => {
  const hidden = (s: State, viewer: Seat) => puertoRico.hidden(s, viewer).map((at) => at - on.points.at);
  assert.deepEqual(hidden(position(), 1), [0, 2, 3]);
  assert.deepEqual(hidden(position(), WATCHER), [0, 1, 2, 3]);
  assert.deepEqual(hidden(position({ options: { openPoints: true } }), 1), []);
});

test('I1 at the end all chips are shown', () => {
  const s = finishRound(play(position({ seats: CHIPS, supply: { colonists: 0 } }), 'role mayor'));
  assert.deepEqual(chipsSeen(s, 3), [4, 7, 2, 0]);
  assert.deepEqual(chipsSeen(s, WATCHER), [4, 7, 2, 0]);
});

test('I1 with open points everyone sees them from the start', () => {
  assert.deepEqual(chipsSeen(position({ seats: CHIPS, options: { openPoints: true } }), 0), [4, 7, 2, 0]);
});

test('I1 of the face-down tiles only the number is known', () => {
  const { tiles } = describe(position(), 0);
  assert.equal(tiles.faceDown, 50 - 4 - 5);
  assert.equal(tiles.discarded, 0);
});

test('I1 all else is public: doubloons, barrels, colonists, tiles and buildings of the others', () => {
  const seat = { doubloons: 6, sanJuan: 1, barrels: { coffee: 2 }, tiles: { corn: [2, 1] }, buildings: { office: 1 } } as const;
  const seen = describe(position({ seats: [{}, seat] }), 0).seats[1];
  assert.deepEqual([seen?.doubloons, seen?.sanJuan, seen?.colonists], [6, 1, 3]);
  assert.deepEqual(seen?.barrels, [{ good: 'coffee', count: 2 }]);
  assert.deepEqual(seen?.island.tiles, [{ tile: 'corn', count: 2, occupied: 1 }]);
  assert.deepEqual(seen?.city.buildings, [{ name: 'office', circles: 1, colonists: 1 }]);
});

test('V-cityhall the board is told what a city hall would give a player who does not have one yet: it counts itself', () => {
  const cityHallOf = (seat: SeatWords) => seatOf(seat).bonuses.find(({ building }) => building === 'city-hall')?.points;
  assert.equal(cityHallOf({}), 1);
  assert.equal(cityHallOf({ buildings: { hospice: 0, 'sugar-mill': 0 } }), 2);
  assert.equal(cityHallOf({ buildings: { hospice: 0, 'city-hall': 0 } }), 2);
});

test('V0 a violet building works only occupied', () => {
  assert.equal(priceOf({ buildings: { 'small-market': 0, 'large-market': 0 } }, 'sugar'), 2);
  assert.equal(priceOf({ buildings: { 'small-market': 1, 'large-market': 1 } }, 'sugar'), 5);
  assert.equal(seatOf({ buildings: { 'small-warehouse': 0, 'large-warehouse': 0 } }).storableKinds, 0);
  assert.equal(seatOf({ buildings: { 'small-warehouse': 1, 'large-warehouse': 1 } }).storableKinds, 3);
  assert.equal(seatOf({ buildings: { 'city-hall': 0, residence: 0 } }).points.bonus, 0);
});

test('V0 its use is optional: the owner may play on as if without it', () => {
  const all = {
    doubloons: 9,
    barrels: { corn: 1 },
    buildings: { hacienda: 1, 'construction-hut': 1, hospice: 1, university: 1, wharf: 1 },
  } as const;
  const s = position({ seats: [all] });
  assert.ok(options(play(s, 'role settler'), 0).includes('plantation corn'));
  assert.ok(options(play(s, 'role settler', 'plantation corn'), 0).includes('pass'));
  assert.ok(options(play(s, 'role builder', 'build office'), 0).includes('pass'));
  assert.ok(options(play(s, 'role captain'), 0).includes('load corn 5'));
});

test('BU1 the board is told what each building costs each player now', () => {
  assert.equal(costOf({ tiles: { quarry: [3, 3] } }, 'office'), 3);
  const s = play(position({ seats: [{ tiles: { quarry: [3, 3] } }] }), 'role builder');
  assert.equal(describe(s, 2).seats[0]?.costs.find(({ building }) => building === 'office')?.doubloons, 2);
});

test('CR1 the board is told what each player would produce', () => {
  const seat = { tiles: { corn: [3, 2], sugar: [2, 2] }, buildings: { 'small-sugar-mill': 1 } } as const;
  assert.deepEqual(seatOf(seat).production, [
    { good: 'corn', count: 2 },
    { good: 'sugar', count: 1 },
  ]);
});

test('MY4 the board is told how many colonists the next ship needs', () => {
  const s = position({ seats: [{ buildings: { 'indigo-plant': 1, 'sugar-mill': 0 } }] });
  assert.equal(describe(s, 0).supply.colonistsRequired, 5);
});

test('MY4 while colonists are placed the next ship needs what the board shows: places not decided yet count as they were', () => {
  const seats = [{ tiles: { corn: 4 }, sanJuan: 3, buildings: { 'indigo-plant': 0 } }, { buildings: { 'sugar-mill': 0 } }];
  const s = play(position({ seats, supply: { colonistShip: 0 } }), 'role mayor', 'pass');
  assert.equal(describe(s, 0).supply.colonistsRequired, 6);
});

test('MY5 a player who places sees what is in his hand, and no one’s colonists are lost meanwhile', () => {
  const s = play(position({ seats: [{ tiles: { corn: [1, 1], sugar: 1 }, buildings: { office: 0 } }] }), 'role mayor', 'pass');
  const [seen] = describe(s, 0).seats;
  assert.deepEqual(seen?.placing, { inHand: 2, place: 'corn', circlesLeft: 3 });
  assert.equal(seen?.colonists, 2);
});

test('MY5 only players who are placing have colonists in hand', () => {
  const waiting = (s: State) => describe(s, 0).seats.map(({ placing }) => placing);
  assert.deepEqual(waiting(position()), [undefined, undefined, undefined, undefined]);
  const s = play(position({ seats: [{ tiles: { corn: 1, sugar: 1 } }] }), 'role mayor', 'pass');
  assert.deepEqual(waiting(s).slice(1), [undefined, undefined, undefined]);
});

test('R1 the board is told who took which role, the first seat too', () => {
  const { roles } = describe(play(position(), 'role settler', 'plantation corn'), 1);
  assert.deepEqual(
    roles.filter(({ seat }) => seat !== undefined).map(({ name, seat }) => `${name} ${seat}`),
    ['settler 0'],
  );
});

test('CA3 CA4 CA6 the board is told the barrels and VP of each possible load, and of no other', () => {
  const ships = [{ good: 'corn', load: 4 }, {}, { good: 'coffee', load: 1 }] as const;
  const s = play(position({ seats: [{ barrels: { corn: 3, sugar: 2 } }, { barrels: { coffee: 1 } }], ships }), 'role captain');
  assert.deepEqual(describe(s, 1).seats[0]?.loads, [
    { good: 'corn', holds: 5, barrels: 1, points: 2 },
    { good: 'sugar', holds: 6, barrels: 2, points: 3 },
  ]);
  assert.equal(describe(position(), 0).seats[0]?.loads, undefined);
});

test('BU1 TR1 costs and prices show a privilege only while its role lasts', () => {
  const s = position();
  const shown = (now: State) => {
    const seat = puertoRico.describe(now, 0).seats[0];
    return [
      seat?.costs.find(({ building }) => building === 'office')?.doubloons,
      seat?.prices.find(({ good }) => good === 'coffee')?.doubloons,
    ];
  };
  assert.deepEqual(shown(s), [5, 4]);
  assert.deepEqual(shown(play(s, 'role settler')), [5, 4]);
  assert.deepEqual(shown(play(position({ seats: [{ doubloons: 9 }] }), 'role builder')), [4, 4]);
  assert.deepEqual(shown(play(position({ seats: [{ barrels: { corn: 1 } }] }), 'role trader')), [5, 5]);
});

test('V-wharf the board is told the VP of each kind on one’s own wharf, until it is used', () => {
  const seat = { barrels: { corn: 2, coffee: 1 }, buildings: { wharf: 1, harbor: 1 } } as const;
  const s = play(position({ seats: [seat, { barrels: { indigo: 1 } }] }), 'role captain');
  const shown = (now: State) => describe(now, 0).seats[0]?.wharf?.map(({ good, count, points }) => `${count} ${good} ${points}`);
  assert.deepEqual(shown(s), ['2 corn 4', '1 coffee 3']);
  assert.deepEqual(shown(play(s, 'wharf corn')), []);
});
