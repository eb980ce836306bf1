import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cell, NOTHING, PARTS, type Sums } from '@caravel/bots/figures';
import { amountRows, clearlyMore, largestDifference, lengthRows, medianOf, plottedRows, seatRows, shareRows } from './figures.ts';
import { insightsOf } from './insights.ts';
import { isKept, withGame } from './own-store.ts';
import { EVERY, optionsIn, optionsText, select } from './selection.ts';

/** So many samples of this mean, each a bit to one side. */
const moments = (games: number, mean: number, off = 0.1): readonly [number, number, number] => {
  const [low, high] = [(mean - off) * PARTS, (mean + off) * PARTS];
  return [games, (games / 2) * (low + high), (games / 2) * (low ** 2 + high ** 2)];
};

const SUMS: Sums = {
  ...NOTHING,
  games: 1000,
  lengths: { 12: [100], 13: [300], 15: [600] },
  shares: {
    'start 1': [1000, 600 * PARTS],
    'start 2': [1000, 400 * PARTS],
    'bought harbor': [500, 400 * PARTS],
    'bought office': [20, 20 * PARTS],
  },
  winners: { spoiled: moments(1000, 1), shipped: moments(1000, 20, 1) },
  others: { spoiled: moments(1000, 3), shipped: moments(1000, 21, 1) },
};

test('the order of play: 600 of 1,000 wins are 60 %, clearly more than even', () => {
  const rows = seatRows(SUMS, 2);
  assert.deepEqual(
    rows.map(({ name, wins, share }) => [name, wins, share.mean]),
    [
      ['start 1', 600, 0.6],
      ['start 2', 400, 0.4],
    ],
  );
  assert.deepEqual(
    clearlyMore(rows, 0.5).map(({ name }) => name),
    ['start 1'],
  );
});

test('a choice is told by how many made it; of few seats nothing is plotted', () => {
  const rows = shareRows(SUMS, 2, ['bought office', 'bought harbor', 'bought wharf']);
  assert.deepEqual(
    rows.map(({ name, did, share }) => [name, did, share.mean]),
    [
      ['bought office', 0.01, 1],
      ['bought harbor', 0.25, 0.8],
    ],
  );
  assert.deepEqual(
    plottedRows(rows, 8).map(({ name }) => name),
    ['bought harbor'],
  );
});

test('of many choices the best and the worst are plotted', () => {
  const shares = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`c${i}`, [100, (i + 1) * 10 * PARTS] as const]));
  const rows = shareRows({ ...SUMS, shares }, 2, Object.keys(shares));
  assert.deepEqual(
    plottedRows(rows, 4).map(({ name }) => name),
    ['c8', 'c7', 'c1', 'c0'],
  );
});

test('the largest difference is measured in itself or by its size', () => {
  const rows = amountRows(SUMS, NOTHING, ['spoiled', 'shipped', 'sold']);
  assert.equal(rows.length, 2, 'nobody sold anything');
  assert.deepEqual(largestDifference(rows, true)?.name, 'spoiled');
  const same = { ...SUMS, others: SUMS.winners };
  assert.equal(largestDifference(amountRows(same, NOTHING, ['spoiled']), true), undefined, 'no difference at all');
});

test('lengths have no gap, and half of the games are no longer than the median', () => {
  const rows = lengthRows(SUMS, 1);
  assert.deepEqual(
    rows.map(({ length, games }) => [length, games]),
    [
      [12, 100],
      [13, 300],
      [14, 0],
      [15, 600],
    ],
  );
  assert.equal(medianOf(rows)?.last, 15);
  const fives = lengthRows({ ...SUMS, lengths: { 155: [400], 160: [200], 170: [400] } }, 5);
  assert.deepEqual(
    fives.map(({ length, last }) => [length, last]),
    [
      [155, 159],
      [160, 164],
      [165, 169],
      [170, 174],
    ],
  );
  assert.equal(medianOf(fives)?.last, 164, 'a game of 164 is counted under 160');
  assert.deepEqual(lengthRows(NOTHING, 1), []);
});

const own = (games: number, spoiled: number): Sums => ({
  ...NOTHING,
  games,
  mine: { shares: {}, means: { spoiled: moments(games, spoiled) } },
});
const GROUPS = { play: ['spoiled', 'sold'] };

test('an insight needs enough games, a difference beyond the error, and one that matters', () => {
  const [insight] = insightsOf(own(8, 3.1), SUMS, GROUPS);
  assert.deepEqual(
    [insight?.name, insight?.group, insight?.mine.mean.toFixed(1), insight?.winners.mean.toFixed(1)],
    ['spoiled', 'play', '3.1', '1.0'],
  );
  assert.deepEqual(insightsOf(own(4, 3.1), SUMS, GROUPS), [], 'four games');
  assert.deepEqual(insightsOf(own(8, 1.15), SUMS, GROUPS), [], 'a small difference');
  const unsure: Sums = { ...own(8, 3), mine: { shares: {}, means: { spoiled: moments(8, 3, 6) } } };
  assert.deepEqual(insightsOf(unsure, SUMS, GROUPS), [], 'three, but now nine and now none');
});

const cell = (players: number, rules: string, options: Cell['options'], games: number): Cell => ({
  players,
  rules,
  options,
  sums: { ...NOTHING, games },
});

test('games are chosen by players, rules and options', () => {
  const cells = [cell(3, 'a', {}, 1), cell(3, 'a', { open: 'true' }, 2), cell(3, 'b', {}, 4), cell(4, 'a', {}, 8)];
  const chosen = (options: string) => select(cells, { players: 3, rules: 'a', options }).games;
  assert.deepEqual([chosen(''), chosen('open=true'), chosen(EVERY)], [1, 2, 3]);
  assert.deepEqual(optionsIn(cells, { players: 3, rules: 'a' }), ['', 'open=true']);
  assert.equal(optionsText(cell(3, 'a', { b: '2', a: '1' }, 1)), 'a=1, b=2');
});

test('a table is counted once and added to its kind; one that cannot be counted is not opened again', () => {
  const nothing = { counts: 1, tables: [], cells: {} };
  const once = withGame(nothing, 't1', 'pearls', cell(2, 'a', {}, 1));
  const twice = withGame(withGame(once, 't2', 'pearls', cell(2, 'a', {}, 1)), 't3', 'pearls', undefined);
  assert.deepEqual(twice.tables, ['t1', 't2', 't3']);
  assert.deepEqual(
    twice.cells.pearls?.map(({ sums }) => sums.games),
    [2],
  );
});

test('what is kept of own games and is damaged is not used', () => {
  const cell: Cell = { players: 3, rules: 'base', options: {}, sums: SUMS };
  const kept = withGame({ counts: 1, tables: [], cells: {} }, 'local-1', 'puerto-rico', cell);
  assert.ok(isKept(JSON.parse(JSON.stringify(kept))));
  const { mine: _, ...older } = SUMS;
  for (const damaged of [
    null,
    [],
    { ...kept, counts: 0 },
    { ...kept, tables: null },
    { ...kept, cells: null },
    { ...kept, cells: { 'puerto-rico': {} } },
    { ...kept, cells: { 'puerto-rico': [{ players: 3, rules: 'base' }] } },
    { ...kept, cells: { 'puerto-rico': [{ ...cell, sums: older }] } },
    { ...kept, cells: { 'puerto-rico': [{ ...cell, sums: { ...SUMS, shares: { 'start 1': [1, null] } } }] } },
  ])
    assert.ok(!isKept(damaged), JSON.stringify(damaged));
});
