import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf, isLoss, shownRows } from './bars.ts';

const ROWS = [
  { label: 'Requests', values: [20, 10] },
  { label: 'Play', values: [0, 5] },
  { label: 'Nothing', values: [0, 0] },
  { label: 'Pirates', values: [-4, -9] },
];
const bars = barsOf(ROWS, [16, 6], [1, 0]);

test('the bars are in the given order, the longest has the whole width, and none begins below zero', () => {
  assert.deepEqual(
    bars.map(({ seat, total, parts }) => [seat, total, parts.map(({ row, share }) => [row, share])]),
    [
      [
        1,
        6,
        [
          [0, 0.5],
          [1, 0.25],
        ],
      ],
      [0, 16, [[0, 1]]],
    ],
  );
});

test('what was lost stands behind the bar', () => {
  assert.deepEqual(
    bars.map(({ losses }) => losses.map(({ label, value }) => `${label} ${value}`)),
    [['Pirates -9'], ['Pirates -4']],
  );
  assert.deepEqual([isLoss(bars, 0), isLoss(bars, 3)], [false, true]);
});

test('a row that brought nobody anything has no sign', () => {
  assert.deepEqual([...shownRows(bars)].sort(), [0, 1, 3]);
});

test('nobody has anything: nothing is divided by nothing', () => {
  assert.deepEqual(
    barsOf([{ label: 'Play', values: [0, 0] }], [0, 0], [0, 1]).map(({ parts }) => parts),
    [[], []],
  );
});
