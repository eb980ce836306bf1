import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../state/layout.ts';
import { choices, play, position, whyNot } from '../testing/position.ts';
import {
  dealt,
  FIRST_EDITIONS,
  guildDiceAt,
  homeOf,
  homeWorkersOf,
  inEverySet,
  markersOf,
  outcomesOf,
  pirateDiceOf,
  pirateDieAt,
  startingWith,
  turnOf0,
  withPlayers,
} from '../testing/reading-ab.ts';

const WATCH = ['watch', 'watch'];

test('S1 a die shows 1, 2 and 3 equally often, and handfuls as often as their arrangements', () => {
  const one = position({ phase: 'C', guildDiceOn: { moinho: 1 }, seats: [{ markers: ['moinho'] }] });
  assert.deepEqual(outcomesOf(one), ['2x roll 1', '2x roll 2', '2x roll 3']);
  const two = position({ phase: 'C', guildDiceOn: { moinho: 2 }, seats: [{ markers: ['moinho'] }] });
  assert.deepEqual(outcomesOf(two), ['4x roll 1-1', '8x roll 1-2', '8x roll 1-3', '4x roll 2-2', '8x roll 2-3', '4x roll 3-3']);
  const weights = outcomesOf(dealt(position({ phase: 'A', round: 2 }), 'pirate dice')).map((line) => Number.parseInt(line, 10));
  assert.equal(
    weights.reduce((sum, n) => sum + n),
    6 ** 3,
  );
});

test('example 2: a die of 1 in region 3 costs 2 Bread', () => {
  for (const s of inEverySet((rules) => turnOf0({ dice: [1], bread: 5 }, { rules }))) assert.equal(on.bread(play(s, 'die 1 mayor'), 0), 3);
});

test('B4 the difference in Bread, for guild and pirate dice; as high or higher is free', () => {
  const s = turnOf0({ dice: [1, 2, 3], bread: 9, workers: WATCH }, { pirateDice: [1, 2, 3] });
  const cost = (move: string): number => 9 - on.bread(play(s, move), 0);
  for (const kind of ['die', 'pirate']) {
    assert.deepEqual(
      [1, 2, 3].map((value) => cost(`${kind} ${value} mayor`)),
      [2, 1, 0],
    );
    assert.deepEqual(
      [1, 2, 3].map((value) => cost(`${kind} ${value} steward`)),
      [1, 0, 0],
    );
    assert.deepEqual(
      [1, 2, 3].map((value) => cost(`${kind} ${value} guild-master`)),
      [0, 0, 0],
    );
  }
});

test('B4 a die that cannot be fed is not placed', () => {
  const s = turnOf0({ dice: [1, 2], bread: 1, workers: WATCH }, { pirateDice: [1] });
  assert.equal(whyNot(s, '0 die 1 mayor'), 'B4');
  assert.equal(whyNot(s, '0 die 2 mayor'), undefined);
  assert.equal(whyNot(s, '0 die 1 commander'), undefined);
  assert.equal(whyNot(s, '0 pirate 1 special'), 'B4');
});

test('example 31: with 4, 3 and 2 players as many dice as players on a character, one of them a pirate die', () => {
  const table = (players: number, guild: number, pirate: boolean): State =>
    turnOf0({ workers: WATCH }, { players, pirateDice: [3], guildDiceOn: { moinho: guild }, pirateDieOn: pirate ? ['moinho'] : [] });
  for (const players of [4, 3, 2]) {
    assert.equal(whyNot(table(players, players - 1, false), '0 die 3 steward'), undefined);
    assert.equal(whyNot(table(players, players - 1, false), '0 pirate 3 steward'), undefined);
    assert.equal(whyNot(table(players, players, false), '0 die 3 steward'), 'B3');
    assert.equal(whyNot(table(players, players, false), '0 pirate 3 steward'), 'B3');
    assert.equal(whyNot(table(players, players - 1, true), '0 die 3 steward'), 'B3');
    assert.equal(whyNot(table(players, players - 2, true), '0 die 3 steward'), undefined);
    assert.equal(whyNot(table(players, players - 2, true), '0 pirate 3 steward'), 'B3');
  }
});

test('B3 the limit counts for the empty building too, and several own dice may lie together', () => {
  const s = position({ players: 2, seats: [{ dice: [3, 3, 3], mill: 0 }] });
  const two = play(s, 'die 3 special', '1 pass I reals', '0 die 3 special');
  assert.deepEqual([guildDiceAt(two, 'fortaleza'), markersOf(two, 0)], [2, { fortaleza: 2 }]);
  assert.equal(whyNot(two, '0 die 3 special'), 'B3');
  assert.deepEqual(startingWith(choices(two, 0), 'die'), ['die 3 steward', 'die 3 commander', 'die 3 guild-master', 'die 3 mayor']);
});

test('B2 a guild die comes from home with a marker, also onto the empty building', () => {
  const s = turnOf0({ dice: [2, 3] });
  assert.equal(whyNot(s, '0 die 1 mayor'), 'B2');
  const placed = play(s, 'die 3 special');
  assert.deepEqual([markersOf(placed, 0), guildDiceAt(placed, 'fortaleza'), on.homeDice(placed, 0, 2)], [{ fortaleza: 1 }, 1, 0]);
});

test('B2 a pirate die comes from the City Watch, with an own Worker back home and no marker', () => {
  const s = turnOf0({ workers: WATCH }, { pirateDice: [2, 2, 3] });
  const placed = play(s, 'pirate 2 steward');
  assert.deepEqual([pirateDiceOf(placed), pirateDieAt(placed, 'moinho'), guildDiceAt(placed, 'moinho')], [[2, 3], 1, 0]);
  assert.deepEqual([homeWorkersOf(placed, 0), on.workersWatch(placed, 0), markersOf(placed, 0)], [11, 1, {}]);
});

test('B2 no pirate die without an own Worker in the Watch, nor one that is not there', () => {
  const s = turnOf0({ workers: ['1a'] }, { pirateDice: [3], seats: [{ workers: WATCH }] });
  assert.equal(whyNot(s, '0 pirate 3 mayor'), 'B2');
  const other = turnOf0({ workers: WATCH }, { pirateDice: [3] });
  assert.equal(whyNot(other, '0 pirate 2 mayor'), 'B2');
  assert.equal(whyNot(turnOf0({ workers: WATCH }), '0 pirate 3 mayor'), 'B2');
  assert.deepEqual(startingWith(choices(other, 0), 'pirate').length, 5);
});

test('B2 the second pirate die of a player needs a second Worker', () => {
  const s = position({ players: 2, pirateDice: [3, 3, 3], seats: [{ workers: ['watch'], mill: 0 }] });
  const once = play(s, 'pirate 3 mayor', '0 no action', '1 pass I reals');
  assert.equal(whyNot(once, '0 pirate 3 steward'), 'B2');
});

test('B2 a pirate die also pays Bread and gives the action or the harvest, under every rule set', () => {
  for (const rules of ['2nd', ...FIRST_EDITIONS]) {
    const s = turnOf0({ workers: ['watch', '3b'], bread: 2 }, { rules, pirateDice: [1] });
    const harvested = play(s, 'pirate 1 mayor', 'harvest');
    assert.deepEqual([homeOf(harvested, 0), markersOf(harvested, 0)], [{ wheat: 1 }, {}]);
  }
});

test('B3 fewer players, fewer dice: the pirate die of another fills the last place', () =>
  assert.deepEqual(
    withPlayers((players) => whyNot(turnOf0({}, { players, guildDiceOn: { moinho: 1 }, pirateDieOn: ['moinho'] }), '0 die 3 steward')),
    ['B3', undefined, undefined],
  ));
