import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assign } from '@caravel/core';
import { faultsOf } from './invariants.ts';
import * as on from './state/layout.ts';
import { STEPS } from './state/steps.ts';
import { position } from './testing/position.ts';

/** Every number that counts a piece: one more of it out of nowhere must not go unseen. */
const COUNTED = ['workersHome', 'workersWatch', 'workersLand', 'cityWorkers', 'citizens', 'shipsHome'];

test('a position from words keeps every invariant', () => {
  assert.deepEqual(
    faultsOf(position({ seats: [{ workers: ['1a', 'forest', 'funchal-1', 'acores', 'watch'], ships: ['wheat-1', 'india-2'] }] })),
    [],
  );
});

for (const name of COUNTED)
  test(`one more in ${name} is a fault`, () => {
    const s = position();
    const field = on.layout.fields.find((candidate) => candidate.name === name);
    assert.ok(field);
    s[field.at] = (s[field.at] as number) + 1;
    assert.notDeepEqual(faultsOf(s), []);
  });

for (const [what, words, fault] of [
  ['a Worker on a Field out of nowhere', { fieldWorkers: [1] }, 'Workers of seat 0: 13, not 12'],
  ['a Worker on a spot out of nowhere', { spots: [0] }, 'Workers of seat 0 in porto-santo: 0, not 1'],
  ['a piece in an unbuilt district', { spots: [-1, -1, -1, 4, 4], citizens: [2] }, 'pieces in unbuilt districts: 1, not 0'],
  ['a Ship out of nowhere', { slotShip: [0] }, 'Ships of seat 0: 7, not 6'],
  ['four Action Markers', { markersOn: [[4]] }, 'Action Markers of seat 0: 4, more than 3'],
  ['five dice on a character', { guildDiceOn: [5] }, 'dice at moinho: 5, more than 4'],
  ['two pirate dice on a character', { pirateDieOn: [2] }, 'pirate dice at moinho: 2, more than 1'],
  ['four pirate dice', { pirateDice: [4] }, 'pirate dice: 4, more than 3'],
  ['thirteen guild dice', { homeDice: [[3], [3], [3], [3]], guildDiceOn: [1] }, 'guild dice: 13, more than 12'],
  ['a Favor in two places', { favorOwner: [1] }, 'Favor monk: 2, not 1'],
  ['a reward in two places', { colonyReward: [[0, 0]] }, 'reward 0 lies twice'],
  ['a request gone from the rows', { round: 1, rowRequests: [[0, 0, 0, 0, 0]] }, 'requests in the rows: 15, fewer than 16'],
  ['too many requests', { requests: [[4]] }, 'requests of seat 0: 4, more than 3'],
  ['a player on two slots', { passSlot: [0, 0] }, 'slots of seat 0: 2, more than 1'],
  ['a sixth round', { round: 6 }, 'round: 6, more than 5'],
  ['a mark above the top of the windmill', { mill: [99] }, 'windmill of seat 0: 99, more than 6'],
  ['less than nothing', { reals: [-1] }, 'reals: -1, fewer than 0'],
  ['a move left over from the last round', { step: STEPS.indexOf('row'), moveKind: 3 }, 'moveKind between rounds: 3, not 0'],
  ['a step that is none', { step: 99 }, 'step: 99'],
  ['a Favor that is none', { favorWanted: 99 }, 'favorWanted: 99, more than 11'],
  ['a seat that is not there', { turn: 16 }, 'turn: 16, more than 15'],
  ['chance at a step of seats', { turn: 1 << 14 }, 'turn 16384 at step turn'],
] as const)
  test(`${what} is a fault`, () => {
    const s = position();
    assign(on.layout, s, words);
    assert.ok(faultsOf(s).includes(fault), faultsOf(s).join('; '));
  });
