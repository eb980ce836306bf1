import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choices, play, position, type SeatWords, whyNot } from '../testing/position.ts';
import { atBuilding, bySet, piratesOf, pointsOf, stepOf, waitingFor, workersOf } from '../testing/reading-ce.ts';

const SCOUT = { scout: 'up' } as const;
const inB = (seat: SeatWords, words = {}) => position({ ...words, seats: [{ favors: SCOUT, ...seat }] });
const scouted = (seat: SeatWords, from: string, to: string, words = {}) =>
  play(inB(seat, words), 'use scout', `worker ${from}`, `to ${to}`);

const EVERYWHERE = ['1a', 'forest', 'porto-santo-1', 'brasil', 'watch'];

test('F-scout one Worker from anywhere, the City Watch and home too', () => {
  const s = play(inB({ workers: EVERYWHERE }), 'use scout');
  assert.deepEqual(choices(s, 0), [...EVERYWHERE.map((place) => `worker ${place}`), 'worker home', 'done']);
});

test('F-scout to anywhere, home too, and only one', () => {
  for (const from of EVERYWHERE) {
    const s = scouted({ workers: EVERYWHERE }, from, 'home');
    assert.deepEqual([workersOf(s, 0), stepOf(s), waitingFor(s)], [EVERYWHERE.filter((place) => place !== from), 'turn', [0]]);
  }
});

test('F-scout into the City Watch: up to 3 Pirates off, from home as well', () => {
  assert.equal(piratesOf(scouted({ pirates: 8 }, 'home', 'watch'))[0], 5);
  assert.equal(piratesOf(scouted({ pirates: 2, workers: ['forest'] }, 'forest', 'watch'))[0], 0);
});

test('F-scout into a colony land: 1 PP for each own Ship there', () => {
  const ships = ['acores-1', 'acores-3', 'india-1'];
  const gained = (to: string) => pointsOf(scouted({ ships, workers: ['acores'] }, to === 'acores' ? 'home' : 'acores', to))[0];
  assert.deepEqual([gained('acores'), gained('india'), gained('brasil')], [2, 1, 0]);
});

test('F-scout V9 into a city: 1 PP, by the Hungarian booklet 3', () => {
  assert.deepEqual(
    bySet((rules) => pointsOf(scouted({ workers: ['watch'] }, 'watch', 'machico-1', { rules }))[0]),
    [1, 1, 1, 3],
  );
});

test('F-scout Fields and the Forest bring nothing by themselves', () => {
  const s = scouted({ pirates: 5 }, 'home', 'forest');
  assert.deepEqual([workersOf(s, 0), pointsOf(s)[0], piratesOf(s)[0]], [['forest'], 0, 5]);
});

test('RU17 from one city spot to another, in the same city too, pays V9', () => {
  const gained = (to: string, rules: string) => pointsOf(scouted({ workers: ['funchal-1'] }, 'funchal-1', to, { rules }))[0];
  assert.deepEqual(
    bySet((rules) => gained('funchal-2', rules)),
    [1, 1, 1, 3],
  );
  assert.deepEqual(
    bySet((rules) => gained('machico-2', rules)),
    [1, 1, 1, 3],
  );
});

test('RU17 Scout keeps the limits of the place, and another place than before', () => {
  const s = position({
    seats: [{ favors: SCOUT, workers: ['1a', '1b', 'funchal-1', 'acores', 'watch'] }, { workers: ['1c', 'funchal-2'] }],
  });
  const from = (place: string) => play(s, 'use scout', `worker ${place}`);
  assert.equal(whyNot(from('1a'), '0 to 1b'), 'BD3');
  assert.equal(whyNot(from('1a'), '0 to 1a'), 'BD3');
  assert.equal(whyNot(from('1a'), '0 to 1c'), undefined);
  assert.equal(whyNot(from('1a'), '0 to funchal-2'), 'BD6');
  assert.equal(whyNot(from('1a'), '0 to funchal-4'), 'BD6');
  assert.equal(whyNot(from('1a'), '0 to funchal-9'), 'S7');
  for (const place of ['acores', 'watch', 'home']) assert.equal(whyNot(from(place), `0 to ${place}`), 'F-scout');
});

test('RU17 Scout into the City Watch may give the Worker for a pirate die in the same turn', () => {
  const s = inB({ pirates: 3 }, { pirateDice: [3] });
  assert.equal(whyNot(s, '0 pirate 3 mayor'), 'B2');
  const placed = play(s, 'use scout', 'worker home', 'to watch', 'pirate 3 mayor');
  assert.deepEqual([workersOf(placed, 0), piratesOf(placed)[0]], [[], 0]);
});

test('RU17 Scout in C: onto a Field of the region before the payment, so that the action is open', () => {
  const s = atBuilding('capitania', [{ favors: SCOUT, reals: 10, workers: ['watch', '2a', '2b'] }]);
  const paid = play(s, '0 use scout', '0 worker watch', '0 to 2e', '0 pay');
  assert.equal(pointsOf(paid)[0], 3);
});

test('RU17 Scout out of the region in C closes the action', () => {
  const s = atBuilding('capitania', [{ favors: SCOUT, reals: 10, workers: ['2a'] }]);
  const paid = play(s, '0 use scout', '0 worker 2a', '0 to funchal-1', '0 pay');
  assert.deepEqual([pointsOf(paid)[0], stepOf(paid)], [1, 'last windmill in C']);
});
