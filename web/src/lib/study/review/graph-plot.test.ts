import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart, bandPath, indexAt, linePath, linesAcross, plotIn, rangeFor, shownRounds, xOf, yOf } from './graph-plot.ts';

const SIZES = [
  [940, 120, 104],
  [350, 300, 22],
  [560, 150, 22],
  [800, 208, 104],
] as const;

for (const [width, height, labels] of SIZES) {
  const plot = plotIn(width, height, 38, labels);

  test(`at ${width} × ${height} lines, luck and rounds have places of their own`, () => {
    assert.ok(plot.left < plot.right && plot.right + labels <= width);
    assert.ok(plot.top < plot.bottom);
    assert.ok(plot.bottom < plot.lane - plot.laneHalf);
    assert.ok(plot.lane + plot.laneHalf < plot.axis - 10, 'words of 11 px fit under the luck');
    assert.ok(plot.axis <= height);
  });

  test(`at ${width} × ${height} a click finds the moment that is drawn there`, () => {
    for (const i of [0, 1, 77, 211, 212]) assert.equal(indexAt(plot, xOf(plot, i, 212), 212), i);
    assert.equal(indexAt(plot, -50, 212), 0);
    assert.equal(indexAt(plot, width + 50, 212), 212);
  });
}

const plot = plotIn(940, 120, 38, 104);
const hundred = { from: 0, to: 100 };

test('more is higher, and the whole range is used', () => {
  assert.equal(yOf(plot, 0, hundred), plot.bottom);
  assert.equal(yOf(plot, 100, hundred), plot.top);
  assert.equal(
    linePath(plot, [0, 100], hundred),
    `M${plot.left.toFixed(1)} ${plot.bottom.toFixed(1)}L${plot.right.toFixed(1)} ${plot.top.toFixed(1)}`,
  );
});

test('the band lies around the line and never beyond 0 and 100', () => {
  const ys = [...bandPath(plot, [1, 50, 99], [5, 10, 5], hundred).matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
  assert.equal(ys.length, 6);
  assert.ok(Math.min(...ys) >= plot.top && Math.max(...ys) <= plot.bottom);
  assert.equal(bandPath(plot, [], [], hundred), '');
});

test('names at the ends of lines never cover each other and keep their order', () => {
  const ys = apart([plot.bottom, plot.bottom, plot.top, plot.bottom], 15, { from: plot.top, to: plot.bottom + 7 });
  const sorted = ys.toSorted((a, b) => a - b);
  for (const [i, y] of sorted.entries()) if (i > 0) assert.ok(y - (sorted[i - 1] ?? 0) >= 14.9, sorted.join());
  assert.equal(sorted[0], ys[2]);
});

test('lines across and ranges are round', () => {
  assert.deepEqual(rangeFor('chance', [[3]]), hundred);
  assert.deepEqual(rangeFor('points', [[3.2, 41.5], [-2.4]]), { from: -4, to: 43 });
  assert.deepEqual(rangeFor('points', [[]]), { from: 0, to: 1 });
  assert.deepEqual(linesAcross('chance', hundred, 60), [0, 50, 100]);
  assert.deepEqual(linesAcross('chance', hundred, 200), [0, 25, 50, 75, 100]);
});

test('rounds without room have no label', () => {
  const at = [0, 10, 26, 40, 60].map((x) => ({ x }));
  assert.deepEqual(shownRounds(at, 26), [{ x: 0 }, { x: 26 }, { x: 60 }]);
});
