import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../../state/layout.ts';
import { choices, type PositionWords, play, position, type SeatWords, whyNot } from '../../testing/position.ts';
import {
  diceOf,
  FIRST_EDITIONS,
  homeOf,
  homeWorkersOf,
  inEverySet,
  passingOf,
  phaseOf,
  playedTo,
  shipsOf,
  startingWith,
  stepOf,
  turnOf0,
  waitingFor,
  withPlayers,
  workersOf,
} from '../../testing/reading-ab.ts';

/** Nobody can do anything with a die but place it, and nobody has the mill. */
const quiet: SeatWords = { dice: [3, 3, 3], mill: 0 };
const PASSES = ['pass I reals', 'pass II reals', 'pass III reals', 'pass IV reals', 'pass II city', 'pass III watch'];

test('example 3: Red passes to II, takes 3 Reals and is second in C, D, E and the next A', () => {
  const requests = ['influence', 'wealth'] as const;
  for (const rules of ['2nd', ...FIRST_EDITIONS]) {
    let s = position({ players: 3, rules, seats: [{ requests }, { requests }, { requests }] });
    s = play(s, '0 pass II reals', '1 pass III reals', '2 pass I reals');
    assert.deepEqual([on.reals(s, 0), passingOf(s)], [3, [2, 0, 1, -1]]);
    assert.deepEqual(waitingFor(s), [2]);
    assert.deepEqual(waitingFor(play(s, '2 done')), [0]);
    const next = playedTo(s, 'row');
    assert.deepEqual(waitingFor(next), [2]);
    assert.deepEqual(passingOf(next), [2, 0, 1, -1]);
  }
});

test('B1 a die or a pass, with a Favor first if wanted', () => {
  const s = turnOf0({ dice: [3], favors: { patron: 'up', treasurer: 'up', scout: 'down' } });
  assert.deepEqual(choices(s, 0), [
    'use patron',
    'use treasurer',
    'die 3 steward',
    'die 3 commander',
    'die 3 guild-master',
    'die 3 mayor',
    'die 3 special',
    ...PASSES,
  ]);
  const used = play(s, 'use patron');
  assert.deepEqual(startingWith(choices(used, 0), 'use'), []);
  assert.equal(whyNot(used, '0 use treasurer'), 'F1');
  assert.deepEqual(startingWith(choices(used, 0), 'die').length, 5);
  assert.equal(whyNot(play(used, 'die 3 mayor'), '0 use treasurer'), 'F1');
});

test('B1 passing is open with dice left, and the only way out without one', () => {
  assert.equal(whyNot(turnOf0({}), '0 pass I reals'), undefined);
  const none = turnOf0({ dice: [] });
  assert.deepEqual(choices(none, 0), PASSES);
  assert.equal(whyNot(none, '0 done'), 'B1');
  assert.equal(whyNot(none, '0 no action'), 'B1');
});

test('B1 top to bottom of the Guild Column, round and round; out of turn nothing but the windmill', () => {
  let s = position({ players: 3, rows: [1, 2, 0], seats: [quiet, quiet, quiet] });
  for (const seat of [1, 2, 0, 1, 2, 0]) {
    assert.deepEqual(waitingFor(s), [seat]);
    for (const other of [0, 1, 2].filter((n) => n !== seat)) {
      assert.equal(whyNot(s, `${other} die 3 special`), 'B1');
      assert.equal(whyNot(s, `${other} pass I reals`), 'B1');
    }
    s = play(s, `${seat} die 3 ${on.guildDiceOn(s, 4) < 3 ? 'special' : 'commander'}`);
  }
});

test('B6 slot I gives 2 Reals, II 3, III 4, IV 5, with any number of players', () => {
  for (const players of [2, 3, 4])
    assert.deepEqual(
      ['I', 'II', 'III', 'IV'].map((slot) => on.reals(play(turnOf0({}, { players }), `pass ${slot} reals`), 0)),
      [2, 3, 4, 5],
    );
});

test('B6 a slot is for one, and left guild dice go away', () => {
  const s = play(turnOf0({ dice: [1, 2, 3] }), 'pass II reals');
  assert.deepEqual(diceOf(s, 0), []);
  assert.equal(whyNot(s, '1 pass II reals'), 'B6');
  assert.equal(whyNot(s, '1 pass II city'), 'B6');
  assert.equal(whyNot(s, '1 pass III reals'), undefined);
});

test('B6 slot II: 1 PP, then a Worker may go to a city spot', () => {
  const s = play(turnOf0({ workers: ['1a', 'watch', 'funchal-1'] }), 'pass II city');
  assert.deepEqual([homeOf(s, 0), choices(s, 0)], [{ points: 1 }, ['worker 1a', 'worker funchal-1', 'worker home', 'done']]);
  assert.equal(whyNot(s, '0 worker watch'), 'C9');
  const moved = play(s, 'worker 1a', 'to machico-3');
  assert.deepEqual([workersOf(moved, 0), homeOf(moved, 0), waitingFor(moved)], [['funchal-1', 'machico-3', 'watch'], { points: 1 }, [1]]);
  assert.deepEqual(waitingFor(play(s, 'done')), [1]);
});

test('B6 RU5 the PP of slot II are there also without a spot to go to', () => {
  const full = ['porto-santo', 'funchal', 'machico'].flatMap((city) => [1, 2, 3].map((n) => `${city}-${n}`));
  const s = play(turnOf0({}, { seats: [{ workers: full }] }), 'pass II city');
  assert.deepEqual([on.points(s, 0), waitingFor(s)], [1, [1]]);
});

test('B6 slot III: a Worker into the City Watch, up to 3 Pirates off', () => {
  const s = play(turnOf0({ pirates: 5, workers: ['1a', 'watch'] }), 'pass III watch');
  assert.deepEqual(startingWith(choices(s, 0), 'worker'), ['worker 1a', 'worker home']);
  const moved = play(s, 'worker home');
  assert.deepEqual([on.pirates(moved, 0), workersOf(moved, 0), waitingFor(moved)], [2, ['1a', 'watch', 'watch'], [1]]);
  assert.equal(on.pirates(play(turnOf0({ pirates: 2 }), 'pass III watch', 'worker home'), 0), 0);
});

test('B6 slot IV: one Ship as Commander, with its costs and gains', () => {
  const s = play(turnOf0({ wood: 2, goods: { wheat: 5 } }), 'pass IV ship', 'ship home', 'sail wheat-1');
  assert.deepEqual([homeOf(s, 0), shipsOf(s, 0), waitingFor(s)], [{ wood: 1, wheat: 3, reals: 5 }, ['wheat-1'], [1]]);
});

test('B6 slot IV: bought Wood is paid by booklet', () => {
  const s = (rules: string): State => turnOf0({ goods: { wheat: 2 }, workers: ['forest'] }, { rules });
  assert.deepEqual(
    inEverySet((rules) => whyNot(s(rules), '0 pass IV ship')),
    ['RU5', undefined, undefined, undefined],
  );
  for (const rules of FIRST_EDITIONS) assert.deepEqual(homeOf(play(s(rules), 'pass IV ship', 'ship home'), 0), { reals: 4 });
});

test('B7 the Passing Column is the order of C and D', () => {
  const ships = (slot: string): SeatWords => ({ markers: ['moinho'], ships: [slot], wood: 1, mill: 6 });
  let s = position({ phase: 'C', passing: [3, 1, 0, 2], seats: [ships('wheat-1'), ships('wheat-2'), ships('wheat-3'), ships('wheat-4')] });
  for (const seat of [3, 1, 0, 2]) {
    assert.deepEqual(waitingFor(s), [seat]);
    s = play(s, `${seat} pirates`);
  }
  for (const seat of [3, 1, 0, 2]) s = play(s, `${seat} done`);
  for (const seat of [3, 1, 0, 2]) {
    assert.deepEqual([stepOf(s), waitingFor(s)], ['upkeep', [seat]]);
    s = play(s, `${seat} upkeep 1`);
  }
});

test('B7 the Passing Column is the order of E', () => {
  const requests = ['influence', 'wealth'] as const;
  let s = position({ phase: 'E', passing: [2, -1, 0, 1], players: 3, seats: [{ requests }, { requests }, { requests }] });
  for (const seat of [2, 0, 1]) {
    assert.deepEqual(waitingFor(s), [seat]);
    s = play(s, `${seat} leave wealth`);
  }
});

test('B8 who has passed has no more turns in B; the last one goes on alone', () => {
  let s = position({ players: 2, seats: [quiet, quiet] });
  s = play(s, '0 pass IV reals', '1 die 3 special', '1 die 3 special', '1 die 3 commander');
  assert.deepEqual(waitingFor(s), [1]);
  assert.equal(whyNot(s, '0 pass I reals'), 'B1');
  assert.deepEqual(choices(s, 1), ['pass I reals', 'pass II reals', 'pass III reals', 'pass II city', 'pass III watch']);
  assert.notEqual(phaseOf(play(s, '1 pass I reals')), 'B');
});

test('RU5 passing is never automatic, even with nothing to place', () => {
  for (const players of [2, 3, 4]) {
    const s = position({ players });
    assert.deepEqual([waitingFor(s), startingWith(choices(s, 0), 'pass').length], [[0], 6]);
  }
  const favor = turnOf0({ dice: [], favors: { treasurer: 'up' } });
  assert.equal(on.reals(play(favor, 'use treasurer', 'pass I reals'), 0), 7);
});

test('RU5 a slot’s action is offered only if it can be done, its Reals always', () => {
  const s = turnOf0({ workers: Array(12).fill('watch') });
  assert.equal(whyNot(s, '0 pass III watch'), 'RU5');
  assert.equal(whyNot(s, '0 pass IV ship'), 'RU5');
  assert.equal(whyNot(s, '0 pass III reals'), undefined);
  assert.equal(whyNot(s, '0 pass IV reals'), undefined);
  assert.equal(whyNot(turnOf0({ wood: 1, goods: { wine: 1 } }), '0 pass IV ship'), undefined);
});

test('RU6 a Favor without effect is not offered', () => {
  const favors = { monk: 'up', constable: 'up', bishop: 'up', lord: 'up', diplomat: 'up' } as const;
  for (const pirates of [0, 1]) {
    const s = turnOf0({ favors, pirates });
    assert.deepEqual(startingWith(choices(s, 0), 'use'), []);
    assert.equal(whyNot(s, '0 use monk'), 'RU6');
    assert.equal(whyNot(s, '0 use constable'), 'RU6');
  }
  assert.equal(on.pirates(play(turnOf0({ favors, pirates: 3 }), 'use constable'), 0), 2);
});

test('B1 the mid-turn Worker of a pirate die: Scout into the Watch, then the die', () => {
  const words: PositionWords = { pirateDice: [3] };
  const s = turnOf0({ favors: { scout: 'up' } }, words);
  assert.equal(whyNot(s, '0 pirate 3 mayor'), 'B2');
  const placed = play(s, 'use scout', 'worker home', 'to watch', 'pirate 3 mayor');
  assert.equal(homeWorkersOf(placed, 0), 12);
});

test('B6 with fewer than four players all four slots are open', () =>
  assert.deepEqual(
    withPlayers((players) => startingWith(choices(position({ players }), 0), 'pass').filter((line) => line.endsWith('reals')).length),
    [4, 4, 4],
  ));
