import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as on from '../state/layout.ts';
import { choices, play, position, whyNot } from '../testing/position.ts';
import { atBuilding, buildingNow, FREE, markersOf, piratesOf, realsOf, stepOf, waitingFor } from '../testing/reading-ce.ts';

const BISHOP = { bishop: 'up' } as const;

test('F-bishop in B one own Action Marker from a building to any other', () => {
  const s = play(position({ seats: [{ favors: BISHOP, markers: ['moinho', 'casa'] }, { markers: ['capitania'] }] }), 'use bishop');
  const to = (from: string) =>
    ['moinho', 'capitania', 'alfandega', 'casa', 'fortaleza'].filter((name) => name !== from).map((name) => `marker ${from} ${name}`);
  assert.deepEqual(choices(s, 0), [...to('moinho'), ...to('casa')]);
  assert.equal(whyNot(s, '0 marker moinho moinho'), 'F-bishop');
  assert.equal(whyNot(s, '0 marker capitania moinho'), 'F-bishop');
  assert.deepEqual(markersOf(play(s, 'marker moinho fortaleza'), 0), ['casa', 'fortaleza']);
});

test('F-bishop in B the turn goes on with a die or a pass', () => {
  const s = play(position({ seats: [{ favors: BISHOP, markers: ['moinho'], dice: [3] }] }), 'use bishop', 'marker moinho casa');
  assert.deepEqual([waitingFor(s), whyNot(s, '0 die 3 mayor'), whyNot(s, '0 pass I reals')], [[0], undefined, undefined]);
});

test('RU22 in B Bishop needs a marker already on a building', () => {
  assert.equal(whyNot(position({ seats: [{ favors: BISHOP, dice: [3] }] }), '0 use bishop'), 'RU22');
  assert.equal(whyNot(position({ seats: [{ favors: BISHOP }, { markers: ['moinho'] }] }), '0 use bishop'), 'RU22');
  assert.equal(whyNot(position({ seats: [{ favors: BISHOP, markers: ['casa'] }] }), '0 use bishop'), undefined);
});

test('RU22 a marker that came with an earlier die will do', () => {
  const s = position({ players: 2, seats: [{ favors: BISHOP, dice: [3, 3] }] });
  assert.equal(whyNot(play(s, '0 die 3 mayor', '0 no action', '1 pass I reals'), '0 use bishop'), undefined);
});

test('RU21 a marker moves and never a die, and no limit of dice stops it', () => {
  const s = position({ seats: [{ favors: BISHOP, markers: ['moinho'], dice: [3] }], guildDiceOn: { moinho: 1, casa: 4 } });
  assert.equal(whyNot(s, '0 die 3 mayor'), 'B3');
  const moved = play(s, 'use bishop', 'marker moinho casa');
  assert.deepEqual(markersOf(moved, 0), ['casa']);
  assert.deepEqual([on.guildDiceOn(moved, 0), on.guildDiceOn(moved, 3)], [1, 4]);
});

test('RU21 moved in B onto a building without dice: in C a turn there at full cost, and none where the die stayed', () => {
  const words = { players: 2, guildDiceOn: { moinho: 1 }, seats: [{ favors: BISHOP, markers: ['moinho'], reals: 6 }] } as const;
  const s = play(position(words), 'use bishop', 'marker moinho casa', 'pass I reals', 'pass II reals');
  assert.deepEqual([buildingNow(s), waitingFor(s), choices(s, 0)], ['casa', [0], ['pay', 'pirates']]);
  assert.equal(realsOf(play(s, '0 pay'))[0], 0);
});

test('RU21 onto a resolved building: no effect', () => {
  const s = atBuilding('casa', [{ favors: BISHOP, markers: ['casa', 'casa'] }]);
  const moved = play(s, '0 use bishop', '0 marker casa moinho');
  assert.deepEqual([waitingFor(moved), choices(moved, 0)], [[0], ['pirates']]);
  assert.equal(stepOf(play(moved, '0 pirates')), 'last windmill in C');
});

test('RU21 onto a later building: a turn there, for 10, 9 or 8 Reals or 1 Pirate where no die lies', () => {
  for (const [players, cost] of [
    [4, 10],
    [3, 9],
    [2, 8],
  ] as const) {
    const s = atBuilding('moinho', [{ favors: BISHOP, markers: ['moinho', 'moinho'], reals: 10 }], { ...FREE, players, dice: [3] });
    const later = play(s, '0 use bishop', '0 marker moinho fortaleza', '0 pirates');
    assert.equal(buildingNow(later), 'fortaleza');
    assert.equal(realsOf(play(later, '0 pay'))[0], 10 - cost);
    assert.equal(piratesOf(play(later, '0 pirates'))[0], 2);
  }
});

test('RU21 onto a later building where only a pirate die lies: full cost, or 1 Pirate and the die', () => {
  const s = position({ phase: 'C', players: 2, seats: [{ favors: BISHOP, markers: ['moinho'], reals: 8 }], pirateDieOn: ['casa'] });
  const later = play(s, '0 use bishop', '0 marker moinho casa', '* roll pirates 2');
  assert.deepEqual([realsOf(play(later, '0 pay'))[0], piratesOf(play(later, '0 pirates'))[0]], [0, 3]);
});

test('RU21 off the current building as the last one there: neither cost nor Pirates, and the next has his turn', () => {
  const s = atBuilding('capitania', [{ favors: BISHOP, reals: 10 }, {}], { pirateDie: 3 });
  const moved = play(s, '0 use bishop', '0 marker capitania casa');
  assert.deepEqual([waitingFor(moved), realsOf(moved)[0], piratesOf(moved)[0]], [[1], 10, 0]);
  const later = play(moved, '1 pirates');
  assert.deepEqual([buildingNow(later), waitingFor(later)], ['casa', [0]]);
});

test('RU21 off the current building onto a resolved one, alone: everything is over there', () => {
  const s = atBuilding('fortaleza', [{ favors: BISHOP }], { pirateDie: 3 });
  const moved = play(s, '0 use bishop', '0 marker fortaleza moinho');
  assert.deepEqual([stepOf(moved), piratesOf(moved)], ['last windmill in C', [0, 0, 0, 0]]);
});

test('RU21 off a later building: it is skipped if nobody else has a marker there, with the dice on it', () => {
  const words = { guildDiceOn: { casa: 1 } };
  const s = atBuilding('moinho', [{ favors: BISHOP, markers: ['moinho', 'casa'] }], words);
  assert.equal(stepOf(play(s, '0 use bishop', '0 marker casa moinho', '0 pirates')), 'last windmill in C');
  const shared = atBuilding('moinho', [{ favors: BISHOP, markers: ['moinho', 'casa'] }, { markers: ['casa'] }], words);
  const rolled = play(shared, '0 use bishop', '0 marker casa moinho', '0 pirates', '* roll 1');
  assert.deepEqual(waitingFor(rolled), [1]);
});

test('F-bishop a marker of a resolved building may work once more at a later one', () => {
  const s = play(atBuilding('moinho', [{ favors: BISHOP, markers: ['moinho', 'casa'] }]), '0 pirates');
  assert.equal(buildingNow(s), 'casa');
  const again = play(s, '0 use bishop', '0 marker moinho fortaleza', '0 pirates');
  assert.deepEqual([buildingNow(again), waitingFor(again), markersOf(again, 0)], ['fortaleza', [0], ['casa', 'fortaleza']]);
});

test('F2 Bishop cannot give you a turn at the building being resolved, before or after its owners had theirs', () => {
  const s = atBuilding('casa', [{ markers: ['fortaleza'], favors: BISHOP }, {}]);
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 use bishop'), 'F2');
});

test('F2 who is there already may bring another marker, and still has one turn', () => {
  const s = atBuilding('casa', [{ markers: ['casa', 'fortaleza'], favors: BISHOP }]);
  const moved = play(s, '0 use bishop', '0 marker fortaleza casa', '0 pirates');
  assert.deepEqual([piratesOf(moved)[0], stepOf(moved)], [1, 'last windmill in C']);
});
