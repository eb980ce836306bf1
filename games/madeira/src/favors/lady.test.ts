import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as on from '../state/layout.ts';
import { choices, play, position, type SeatWords, whyNot } from '../testing/position.ts';
import {
  atBuilding,
  breadOf,
  bySet,
  FREE,
  faceUp,
  piratesOf,
  pointsOf,
  realsOf,
  stepOf,
  waitingFor,
  workersOf,
} from '../testing/reading-ce.ts';

const LADY = { lady: 'up' } as const;
const inB = (seat: SeatWords, words = {}) => position({ ...words, seats: [{ favors: LADY, reals: 4, ...seat }] });

test('F-lady in B: 4 Reals, any building action now, by the Workers in its region', () => {
  const s = play(inB({ workers: ['2a', '2b', '2c', '1a'], dice: [3] }), 'use lady');
  assert.deepEqual([realsOf(s)[0], choices(s, 0)], [0, ['lady moinho', 'lady capitania', 'lady alfandega']]);
  assert.equal(whyNot(s, '0 lady casa'), 'RU18');
  const bread = play(s, 'lady moinho');
  assert.deepEqual([breadOf(bread)[0], waitingFor(bread), whyNot(bread, '0 die 3 mayor')], [5, [0], undefined]);
});

test('F-lady in B with moves: Capitania, Alfândega and Fortaleza as usual', () => {
  bySet((rules) => {
    const city = play(inB({ workers: ['2a', '2b', '2c'] }, { rules }), 'use lady', 'lady capitania', 'worker home', 'to funchal-1', 'done');
    assert.deepEqual([pointsOf(city)[0], stepOf(city)], [rules === '1st-hu' ? 2 : 3, 'turn']);
  });
  const land = play(inB({ workers: ['1a'], ships: ['india-1'] }), 'use lady', 'worker 1a', 'to india');
  assert.deepEqual([pointsOf(land)[0], stepOf(land)], [1, 'turn']);
  const watch = play(inB({ workers: ['3a'], pirates: 5 }, { pirateDice: [3] }), 'use lady', 'lady fortaleza', 'worker home');
  assert.deepEqual([piratesOf(watch)[0], whyNot(watch, '0 pirate 3 mayor')], [2, undefined]);
});

test('F-lady Workers in the Forest do not count', () => {
  assert.equal(whyNot(inB({ workers: ['forest', 'funchal-1', 'watch'] }), '0 use lady'), 'RU18');
});

test('RU18 Lady needs 4 Reals and a Worker in a region; the windmill may help first', () => {
  assert.equal(whyNot(inB({ reals: 3, workers: ['2a'] }), '0 use lady'), 'RU18');
  assert.equal(whyNot(inB({ workers: [] }), '0 use lady'), 'RU18');
  assert.equal(whyNot(play(inB({ reals: 3, workers: ['2a'] }), '0 windmill down reals'), '0 use lady'), undefined);
});

test('RU18 no marker, no roll, and the turn goes on: in C pay or Pirates as usual', () => {
  const s = atBuilding('casa', [{ favors: LADY, reals: 14, workers: ['2a'] }], { pirateDie: 2 });
  const used = play(s, '0 use lady', '0 lady moinho');
  assert.deepEqual([breadOf(used)[0], realsOf(used)[0], waitingFor(used), choices(used, 0)], [2, 10, [0], ['pay', 'pirates']]);
  assert.equal(piratesOf(play(used, '0 pirates'))[0], 3);
});

test('RU18 in C the same action twice', () => {
  const s = atBuilding('moinho', [{ favors: LADY, reals: 4, workers: ['2a'] }], FREE);
  assert.equal(breadOf(play(s, '0 use lady', '0 lady moinho', '0 pay'))[0], 4);
  const watch = atBuilding('fortaleza', [{ favors: LADY, reals: 4, workers: ['3a', '3b', '3c'], pirates: 12 }], FREE);
  const twice = play(watch, '0 use lady', '0 lady fortaleza', '0 worker home', '0 worker home', '0 pay', '0 worker home', '0 worker home');
  assert.deepEqual([piratesOf(twice)[0], workersOf(twice, 0).length], [0, 7]);
});

test('RU18 RU23 Workers the Lady moves off the region are missing for the payment of the same building', () => {
  const s = atBuilding('capitania', [{ favors: LADY, reals: 4, workers: ['2a', '2b', '2c'] }], FREE);
  const moved = play(s, '0 use lady', '0 lady capitania', '0 worker 2a', '0 to funchal-1', '0 done');
  assert.deepEqual(pointsOf(play(moved, '0 pay')), [4, 0, 0, 0]);
});

test('RU18 a building of the round that is empty, or resolved, or has no die is open to the Lady', () => {
  const s = atBuilding('fortaleza', [{ favors: LADY, reals: 4, workers: ['2a', '3a'] }]);
  assert.deepEqual(choices(play(s, '0 use lady'), 0), ['lady moinho', 'lady capitania', 'lady casa', 'lady fortaleza']);
});

test('RU18 the 4 Reals are hers alone: the Reals left must still pay the building', () => {
  const s = atBuilding('casa', [{ favors: LADY, reals: 12, workers: ['2a'] }]);
  assert.equal(whyNot(play(s, '0 use lady', '0 lady moinho'), '0 pay'), 'C4');
  assert.equal(on.reals(play(s, '0 pay'), 0), 2);
});

test('RU14 Casa da Coroa by Lady may turn up the Lady herself, but there is one Favor a turn', () => {
  const s = play(inB({ workers: ['3a'], reals: 8 }), 'use lady', 'lady casa', 'turn up lady');
  assert.deepEqual([faceUp(s, 0), stepOf(s)], [['lady'], 'turn']);
  assert.equal(whyNot(s, '0 use lady'), 'F1');
  const c = atBuilding('casa', [{ favors: LADY, reals: 8, workers: ['3a'], markers: ['casa', 'fortaleza'] }]);
  const up = play(c, '0 use lady', '0 lady casa', '0 turn up lady', '0 pirates');
  assert.equal(whyNot(up, '0 use lady'), undefined);
});
