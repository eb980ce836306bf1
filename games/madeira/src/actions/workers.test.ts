import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from '@caravel/core';
import * as on from '../state/layout.ts';
import { choices, type PositionWords, play, position, type SeatWords, whyNot } from '../testing/position.ts';
import {
  citizensAt,
  FIRST_EDITIONS,
  homeOf,
  homeWorkersOf,
  startingWith,
  stepOf,
  turnOf0,
  waitingFor,
  workersOf,
} from '../testing/reading-ab.ts';

const steward = (seat: SeatWords, words: PositionWords = {}): State => play(turnOf0(seat, words), 'die 3 steward', 'act');

test('example 4: Red sends a Worker from home to a sugar field and one from a city to the Forest', () => {
  for (const rules of ['2nd', ...FIRST_EDITIONS]) {
    const s = play(steward({ workers: ['funchal-1'] }, { rules }), 'worker home', 'to 1d', 'worker funchal-1', 'to forest');
    assert.deepEqual([workersOf(s, 0), homeWorkersOf(s, 0), waitingFor(s)], [['1d', 'forest'], 10, [1]]);
  }
});

test('ST1 from home, fields, Forest, cities and colony lands, never from the City Watch', () => {
  const s = steward({ workers: ['1a', 'forest', 'funchal-1', 'acores', 'watch', 'watch'] });
  assert.deepEqual(choices(s, 0), ['worker 1a', 'worker forest', 'worker funchal-1', 'worker acores', 'worker home', 'done']);
  assert.equal(whyNot(s, '0 worker watch'), 'ST1');
  assert.equal(whyNot(s, '0 worker 1b'), 'ST1');
  assert.equal(whyNot(s, '0 citizen funchal-4'), 'ST1');
});

test('ST1 to any region, whichever the Steward is in, and the Forest; not elsewhere', () => {
  const s = play(steward({ workers: ['1a', '2b'] }), 'worker home');
  assert.deepEqual(
    choices(s, 0),
    ['1b', '1c', '1d', '2a', '2c', '2d', '2e', '3a', '3b', '3c', '3d', '3e', 'forest'].map((field) => `to ${field}`),
  );
  for (const place of ['funchal-1', 'acores', 'watch', 'home']) assert.equal(whyNot(s, `0 to ${place}`), 'ST1');
});

test('ST1 two Workers of one player in a region are allowed now, and Workers of others do not matter', () => {
  const s = play(
    steward({ workers: ['1a'] }, { seats: [{ workers: ['1b', 'forest'] }] }),
    'worker home',
    'to 1b',
    'worker home',
    'to forest',
  );
  assert.deepEqual(
    [workersOf(s, 0), workersOf(s, 1)],
    [
      ['1a', '1b', 'forest'],
      ['1b', 'forest'],
    ],
  );
});

test('BD3 at most one own Worker on a field, the Forest too', () => {
  const s = play(steward({ workers: ['1a', 'forest'] }), 'worker home');
  assert.equal(whyNot(s, '0 to 1a'), 'BD3');
  assert.equal(whyNot(s, '0 to forest'), 'BD3');
  const own = play(steward({ workers: ['1a'] }), 'worker 1a');
  assert.equal(whyNot(own, '0 to 1a'), 'BD3');
});

test('RU4 the second may take the place the first left', () => {
  const s = play(steward({ workers: ['1a'] }), 'worker 1a', 'to 1b', 'worker home', 'to 1a');
  assert.deepEqual([workersOf(s, 0), waitingFor(s)], [['1a', '1b'], [1]]);
});

test('RU4 no Worker moves twice in one action', () => {
  const s = play(steward({ workers: ['1a'] }), 'worker 1a', 'to forest');
  assert.equal(whyNot(s, '0 worker forest'), 'RU4');
  assert.deepEqual(choices(s, 0), ['worker home', 'done']);
});

test('RU4 none, one or two: each time the choice to stop', () => {
  const s = steward({ workers: [] });
  assert.deepEqual(waitingFor(play(s, 'done')), [1]);
  const one = play(s, 'worker home', 'to 1a');
  assert.deepEqual([stepOf(one), waitingFor(play(one, 'done'))], ['worker', [1]]);
  assert.deepEqual(waitingFor(play(one, 'worker home', 'to 2a')), [1]);
});

test('RU4 the Mayor: a piece only once, a Citizen too, and the place left is free', () => {
  const s = play(turnOf0({ workers: ['funchal-1'] }), 'die 3 mayor', 'act', 'worker funchal-1', 'to funchal-2');
  assert.equal(whyNot(s, '0 worker funchal-2'), 'RU4');
  assert.deepEqual(citizensAt(play(s, 'citizen funchal-4', 'to funchal-1')), ['porto-santo-4', 'funchal-1', 'machico-4']);
  const citizen = play(turnOf0({}), 'die 3 mayor', 'act', 'citizen machico-4', 'to funchal-1');
  assert.equal(whyNot(citizen, '0 citizen funchal-1'), 'RU4');
  assert.equal(whyNot(citizen, '0 citizen machico-4'), 'MA1');
});

test('RU4 in a colony land the Worker who just came stays, another who was there may go on', () => {
  const table = (workers: string[]): State =>
    play(
      position({
        phase: 'C',
        seats: [{ markers: ['alfandega'], reals: 10, ships: ['acores-1'], workers: ['1a', '1b', '1c', ...workers] }],
      }),
      'pay',
      'worker 1a',
      'to acores',
    );
  assert.equal(whyNot(table([]), '0 worker acores'), 'RU4');
  const s = play(table(['acores']), 'worker acores');
  assert.equal(whyNot(s, '0 to acores'), 'C9');
  assert.deepEqual(workersOf(play(s, 'to brasil'), 0), ['1b', '1c', 'acores', 'brasil']);
});

test('BD3 no limit in colony lands and the City Watch', () => {
  const words: SeatWords = { markers: ['fortaleza'], reals: 10, pirates: 7, workers: ['3a', '3b', '3c', 'watch', 'watch', 'watch'] };
  const s = play(position({ phase: 'C', seats: [words, { workers: ['watch', 'watch'] }] }), 'pay', 'worker home', 'worker home');
  assert.deepEqual(startingWith(workersOf(s, 0), 'watch').length, 5);
  assert.equal(on.pirates(s, 0), 1);
});

test('BD6 S7 a Worker enters only an empty spot of a built district', () => {
  const words = { districts: { funchal: ['built', 'diplomat', 'treasurer', 'navigator'] }, seats: [{ workers: ['funchal-1'] }] } as const;
  const s = play(turnOf0({}, words), 'pass II city', 'worker home');
  assert.equal(whyNot(s, '0 to funchal-1'), 'BD6');
  assert.equal(whyNot(s, '0 to funchal-4'), 'BD6');
  assert.equal(whyNot(s, '0 to funchal-7'), 'S7');
  assert.equal(whyNot(s, '0 to 1a'), 'C9');
  assert.deepEqual(startingWith(choices(s, 0), 'to funchal'), ['to funchal-2', 'to funchal-3', 'to funchal-5', 'to funchal-6']);
});

test('RU4 with every Worker in the City Watch the Steward has nobody to send', () => {
  const s = play(turnOf0({ workers: Array(12).fill('watch') }), 'die 3 steward');
  assert.equal(whyNot(s, '0 act'), 'ST1');
  assert.deepEqual(homeOf(s, 0), {});
});
