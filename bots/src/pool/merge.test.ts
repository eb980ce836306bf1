import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Report } from '../search/search.ts';
import { mergeReports } from './merge.ts';

const report = (
  entries: readonly (readonly [move: number, visits: number, chance: number])[],
  chances: number[],
  line: number[],
): Report => {
  const total = entries.reduce((sum, [, visits]) => sum + visits, 0);
  return {
    move: entries[0]?.[0] as number,
    visits: total,
    ranking: entries.map(([move, visits, chance]) => ({
      move,
      visits,
      share: visits / Math.max(1, total),
      chance,
      error: 0.04,
      score: 40,
    })),
    line: line.map((move) => ({ seat: 0, move })),
    chances,
  };
};

const A = report(
  [
    [7, 60, 0.5],
    [8, 40, 0.4],
  ],
  [0.46, 0.54],
  [7, 1],
);
const B = report(
  [
    [8, 90, 0.6],
    [7, 10, 0.1],
  ],
  [0.55, 0.45],
  [8, 2],
);
const C = report(
  [
    [8, 5, 0.3],
    [9, 0, 0],
    [7, 0, 0],
  ],
  [0.3, 0.7],
  [8, 2, 3],
);

test('visits add up, chances are weighted by them, the most visited move is played', () => {
  const { move, visits, ranking, line, chances } = mergeReports([A, B]);
  assert.deepEqual([move, visits], [8, 200]);
  assert.deepEqual(
    ranking.map(({ move: m, visits: v, share }) => [m, v, share]),
    [
      [8, 130, 0.65],
      [7, 70, 0.35],
    ],
  );
  assert.ok(Math.abs((ranking[0]?.chance as number) - (40 * 0.4 + 90 * 0.6) / 130) < 1e-12);
  assert.ok(Math.abs((chances[0] as number) - (0.46 + 0.55) / 2) < 1e-12);
  assert.deepEqual(line, [
    { seat: 0, move: 8 },
    { seat: 0, move: 2 },
  ]);
});

test('the order of the reports does not matter, to the last bit', () => {
  const all = [
    [A, B, C],
    [A, C, B],
    [B, A, C],
    [B, C, A],
    [C, A, B],
    [C, B, A],
  ].map(mergeReports);
  for (const other of all) assert.deepEqual(other, all[0]);
});

test('one report is itself; reports without a visit keep the order of the estimate', () => {
  assert.deepEqual(mergeReports([A]), A);
  const open = report(
    [
      [9, 0, 0.5],
      [3, 0, 0.25],
    ],
    [0.5, 0.5],
    [],
  );
  assert.deepEqual(mergeReports([open, open]), open);
});
