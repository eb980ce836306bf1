import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Seat, type State, seeded } from '@caravel/core';
import { choices, options, play, position, whyNot } from '../../testing/position.ts';
import { bySeat, dealt, FIRST_EDITIONS, freshTable, rewardsIn, stepOf, waitingFor, workersOf } from '../../testing/reading-ab.ts';

/** Four players, seat 0 Blue and first, then 1 Yellow, 2 Red, 3 Purple: Purple places first. */
const blueFirst = (rules = '2nd'): State => dealt(play(freshTable(4, rules), '* crowns 4', '* crowns 1', '* crowns 2', '* crowns 3'));
const onBoard = (s: State, seat: Seat): string[] => workersOf(s, seat).filter((place) => place !== 'watch');

test('example 27: Purple goes to Funchal, Red to Porto Santo, Yellow and Blue to Machico', () => {
  let s = blueFirst();
  assert.deepEqual(waitingFor(s), [3]);
  s = play(s, '3 to funchal-1', '3 to 1a', '3 to 2a', '2 to porto-santo-2', '2 to 1b', '2 to 2b');
  s = play(s, '1 to machico-1', '1 to 1c', '1 to 2c', '0 to machico-3', '0 to 1d', '0 to forest');
  assert.deepEqual(
    bySeat(s, (seat) => onBoard(s, seat)),
    [
      ['1d', 'forest', 'machico-3'],
      ['1c', '2c', 'machico-1'],
      ['1b', '2b', 'porto-santo-2'],
      ['1a', '2a', 'funchal-1'],
    ],
  );
  assert.deepEqual([stepOf(s), waitingFor(s)], ['row', [0]]);
});

test('V3 first edition: all city Workers first, then the fields, both times in reverse order', () => {
  for (const rules of FIRST_EDITIONS) {
    let s = play(blueFirst(rules), '3 to funchal-1', '2 to porto-santo-2', '1 to machico-1', '0 to machico-3');
    assert.equal(stepOf(s), 'reward tile');
    s = dealt(s);
    assert.deepEqual(waitingFor(s), [3]);
    s = play(s, '3 to 1a', '3 to 2a', '2 to 1b', '2 to 2b', '1 to 1c', '1 to 2c', '0 to 1d', '0 to forest');
    assert.deepEqual([onBoard(s, 3), stepOf(s)], [['1a', '2a', 'funchal-1'], 'character tile']);
  }
});

test('V11 King’s Rewards lie open before the city Workers, or only before the fields', () => {
  assert.notEqual(rewardsIn(blueFirst(), 'acores')[0], undefined);
  for (const rules of FIRST_EDITIONS) assert.deepEqual(rewardsIn(blueFirst(rules), 'india'), [undefined, undefined]);
});

test('S12 an empty spot of a built district, and nothing else', () => {
  const s = blueFirst();
  const spots = ['porto-santo', 'funchal', 'machico'].flatMap((city) => [1, 2, 3].map((n) => `to ${city}-${n}`));
  assert.deepEqual(options(s, 3), spots);
  assert.equal(whyNot(s, '3 to funchal-4'), 'BD6');
  assert.equal(whyNot(s, '3 to funchal-5'), 'S7');
  assert.equal(whyNot(s, '3 to 1a'), 'S12');
  assert.equal(whyNot(s, '3 done'), 'S12');
  assert.equal(whyNot(s, '0 to funchal-1'), 'S12');
  const next = play(s, '3 to funchal-1', '3 to 1a', '3 to 2a');
  assert.equal(whyNot(next, '2 to funchal-1'), 'BD6');
});

test('S12 two different fields without any Worker, never two in a region; the Forest is one of them', () => {
  const s = play(blueFirst(), '3 to funchal-1', '3 to 1a');
  for (const field of ['1a', '1b', '1c', '1d', 'funchal-2', 'watch', 'acores']) assert.equal(whyNot(s, `3 to ${field}`), 'S12');
  assert.equal(whyNot(s, '3 done'), 'S12');
  assert.equal(choices(s, 3).length, 11);
  const forest = play(s, '3 to forest', '2 to funchal-2');
  assert.equal(whyNot(forest, '2 to 1a'), 'S12');
  assert.equal(whyNot(forest, '2 to forest'), 'S12');
  assert.deepEqual(onBoard(play(forest, '2 to 1b', '2 to 3a'), 2), ['1b', '3a', 'funchal-2']);
});

test('S12 the limits end with it: later two of one player stand in a region, and beside others', () => {
  const s = play(position({ seats: [{ dice: [3], workers: ['1a'] }, { workers: ['1b'] }] }), 'die 3 steward', 'act', 'worker home');
  assert.equal(whyNot(s, '0 to 1b'), undefined);
});

test('RU32 the first placement is never stuck, whatever the others choose', () => {
  const random = seeded(7);
  for (let game = 0; game < 200; game++) {
    let s = dealt(freshTable(4, game % 2 === 0 ? '2nd' : '1st-de'));
    while (stepOf(s).startsWith('first')) {
      const seat = waitingFor(s)[0] as Seat;
      const list = options(s, seat);
      assert.ok(list.length > 0);
      s = dealt(play(s, `${seat} ${list[random.below(list.length)]}`));
    }
    assert.deepEqual(
      bySeat(s, (seat) => onBoard(s, seat).length),
      [3, 3, 3, 3],
    );
  }
});

test('RU32 also when the others leave only one region and the Forest', () => {
  let s = play(
    blueFirst(),
    '3 to funchal-1',
    '3 to 1a',
    '3 to 2a',
    '2 to funchal-2',
    '2 to 1b',
    '2 to 2b',
    '1 to funchal-3',
    '1 to 1c',
    '1 to 2c',
  );
  s = play(s, '0 to machico-1', '0 to 3a');
  assert.deepEqual(choices(s, 0), ['to 1d', 'to 2d', 'to 2e', 'to forest']);
});
