import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeatInfo, TableInfo } from '@caravel/protocol';
import { clockFaces } from './clock-faces.ts';

const SEATS: SeatInfo[] = [
  { kind: 'person', name: 'Anna', user: 'a' },
  { kind: 'bot', name: '', level: 'easy' },
  { kind: 'person', name: 'Bob', user: 'b' },
];
const clock = { left: [60_000, 0, 31_000], at: 1000 };
const table = (changes: Partial<TableInfo>) => ({ info: { status: 'running', turn: [2], seats: SEATS, ...changes } as TableInfo, clock });

test('only people have clocks, and only the one to move has a clock that runs', () => {
  const faces = clockFaces(table({}), 3000);
  assert.deepEqual(
    faces.map(({ name, left, runs, isLow }) => [name, left, runs, isLow]),
    [
      ['Anna', 60_000, false, false],
      ['Bob', 29_000, true, true],
    ],
  );
});

test('nobody’s clock runs when the game is over, when a bot sits in, or by a clock that goes wrong', () => {
  const runs = (changes: Partial<TableInfo>) => clockFaces(table(changes), 3000).map(({ left }) => left);
  assert.deepEqual(runs({ status: 'finished' }), [60_000, 31_000]);
  assert.deepEqual(runs({ seats: SEATS.with(2, { ...(SEATS[2] as SeatInfo), substitute: 'easy' }) }), [60_000, 31_000]);
  assert.deepEqual(
    clockFaces(table({}), 0).map(({ left }) => left),
    [60_000, 31_000],
  );
});

test('a table without a clock shows none', () => {
  assert.deepEqual(clockFaces({ ...table({}), clock: undefined }, 0), []);
});
