import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat, State } from '@caravel/core';
import { legalMoves } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { play, position } from '@caravel/madeira/testing';
import { isBig, isHalf, isWorthALook } from './choices.ts';

const looks = (s: State, seat: Seat): string[] =>
  legalMoves(madeira, s, seat)
    .filter((move) => isWorthALook(s, move))
    .map((move) => madeira.moves.text(move));

test('for each character one die of a kind: the lowest that costs no Bread, else the highest', () => {
  const s = position({
    seats: [{ dice: [1, 2, 3], bread: 5, workers: ['watch'] }],
    pirateDice: [1, 2],
    characters: { moinho: 'steward', alfandega: 'mayor', casa: 'commander' },
  });
  const dice = looks(s, 0).filter((text) => /steward|mayor|commander/.test(text));
  assert.deepEqual(dice.sort(), [
    'die 1 mayor',
    'die 2 steward',
    'die 3 commander',
    'pirate 1 mayor',
    'pirate 2 commander',
    'pirate 2 steward',
  ]);
});

test('into a city the rightmost free spot, out of it the leftmost Worker', () => {
  const s = position({
    phase: 'B',
    seats: [{ dice: [3], workers: ['funchal-1', 'funchal-2'] }],
    characters: { moinho: 'mayor' },
    citizens: ['porto-santo-4', 'funchal-4', 'machico-4'],
  });
  const asked = play(s, '0 die 3 mayor', '0 act');
  assert.deepEqual(
    looks(asked, 0).filter((text) => text.startsWith('worker')),
    ['worker funchal-1'],
  );
  assert.deepEqual(
    looks(play(asked, '0 worker funchal-1'), 0).filter((text) => text.startsWith('to')),
    ['to porto-santo-3', 'to funchal-3', 'to machico-3'],
  );
});

test('of the slots of a colony the cheapest that is free; of a market each', () => {
  const s = position({
    seats: [{ dice: [3], goods: { wine: 9 }, wood: 1 }, { ships: ['acores-1'] }],
    characters: { moinho: 'commander' },
  });
  assert.deepEqual(looks(play(s, '0 die 3 commander', '0 act', '0 ship home'), 0), [
    'sail wine-1',
    'sail wine-2',
    'sail wine-3',
    'sail wine-4',
    'sail acores-2',
    'sail brasil-1',
    'sail india-1',
  ]);
});

test('a Worker leaves a Field for a Field only if nobody is at home', () => {
  const asked = (workers: readonly string[]): string[] =>
    looks(play(position({ seats: [{ dice: [3], workers }], characters: { moinho: 'steward' } }), '0 die 3 steward', '0 act'), 0);
  assert.deepEqual(asked(['1a', 'forest', 'acores']), ['worker forest', 'worker acores', 'worker home', 'done']);
  assert.ok(asked(['1a', ...Array.from({ length: 11 }, () => 'acores')]).includes('worker 1a'));
});

test('a point for a Real only where it pays a building that is nearly paid', () => {
  const poor = { points: 3, mill: 0, reals: 4 };
  const mill = (s: State): string[] => looks(s, 0).filter((text) => text.startsWith('windmill'));
  assert.deepEqual(mill(position({ seats: [{ ...poor, dice: [1] }] })), []);
  const atBuilding = (rolled: string): State =>
    play(position({ phase: 'C', seats: [{ ...poor, markers: ['moinho'] }], guildDiceOn: { moinho: 2 } }), rolled);
  assert.deepEqual(mill(atBuilding('roll 2-2')), ['windmill down reals'], '6 to pay, 4 there');
  assert.deepEqual(mill(atBuilding('roll 1-1')), []);
});

test('there is always something worth a look, and between two pieces the position can be judged', () => {
  const s = position({ seats: [{ dice: [2], workers: ['1a'] }], characters: { moinho: 'steward' } });
  assert.ok(isBig(s) && !isHalf(s));
  const first = play(s, '0 die 2 steward', '0 act');
  assert.ok(isHalf(first) && looks(first, 0).includes('worker home'));
  const between = play(first, '0 worker home', '0 to 2a');
  assert.ok(!isHalf(between) && looks(between, 0).includes('done'));
});
