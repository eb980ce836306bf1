import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, type Seat, type State } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import { play, position } from '@caravel/madeira/testing';
import { isCandidate, isLarge } from './decisions.ts';

const looks = (s: State, seat: Seat): string[] =>
  legalMoves(madeira, s, seat)
    .filter((move) => isCandidate(s, move))
    .map((move) => madeira.moves.text(move));

test('rows, turns and buildings are large, the parts of an action are not', () => {
  const s = position({ seats: [{ dice: [2], workers: ['1a'] }], characters: { moinho: 'steward' } });
  assert.ok(isLarge(s));
  const first = play(s, '0 die 2 steward', '0 act');
  assert.ok(!isLarge(first) && looks(first, 0).includes('worker home'));
  assert.ok(looks(play(first, '0 worker home', '0 to 2a'), 0).includes('done'));
});

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

test('into a city the rightmost free spot, out of it the leftmost Worker; a Citizen to the leftmost', () => {
  const s = position({
    seats: [{ dice: [3], workers: ['funchal-1', 'funchal-2'] }],
    characters: { moinho: 'mayor' },
    citizens: ['porto-santo-4', 'funchal-4', 'machico-4'],
  });
  const asked = play(s, '0 die 3 mayor', '0 act');
  assert.deepEqual(
    looks(asked, 0).filter((text) => text.startsWith('worker')),
    ['worker funchal-1'],
  );
  assert.deepEqual(looks(play(asked, '0 worker funchal-1'), 0), ['to porto-santo-3', 'to funchal-3', 'to machico-3']);
  assert.deepEqual(looks(play(asked, '0 citizen machico-4'), 0), ['to porto-santo-1', 'to funchal-3', 'to machico-1']);
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

test('a Worker leaves a Field for a Field only if nobody is at home, or nobody more could be fed', () => {
  const asked = (workers: readonly string[], bread: number): string[] =>
    looks(play(position({ seats: [{ dice: [3], workers, bread }], characters: { moinho: 'steward' } }), '0 die 3 steward', '0 act'), 0);
  assert.deepEqual(asked(['1a', 'forest', 'acores'], 1), ['worker forest', 'worker acores', 'worker home', 'done']);
  assert.ok(asked(['1a', ...Array.from({ length: 11 }, () => 'acores')], 12).includes('worker 1a'));
  assert.ok(asked(['1a', 'forest', 'acores'], 0).includes('worker 1a'));
});

test('an exchange is looked at where the new Good pays for a slot the Ship is about to sail to', () => {
  const s = position({ seats: [{ dice: [3], goods: { wheat: 2, sugar: 2 }, wood: 1 }], characters: { moinho: 'commander' } });
  const exchanges = (at: State): string[] => looks(at, 0).filter((text) => text.startsWith('exchange'));
  assert.deepEqual(exchanges(s), []);
  assert.deepEqual(exchanges(play(s, '0 die 3 commander')), [], 'a Ship can sail as it is, so this can wait');
  assert.deepEqual(exchanges(play(s, '0 die 3 commander', '0 act')), [
    'exchange wheat wheat for sugar',
    'exchange wheat wheat for wine',
    'exchange wheat sugar for wine',
    'exchange sugar sugar for wheat',
    'exchange sugar sugar for wine',
  ]);
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
