import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barsOf, betterThan, othersIn, playersIn, sparkline } from './histogram.ts';

const SCORES = [
  { score: 30, count: 1 },
  { score: 41, count: 2 },
  { score: 47, count: 5 },
  { score: 55, count: 1 },
];

test('ten bars at most hold everybody once, empty ones in between, the own one marked', () => {
  const bars = barsOf(SCORES, 47);
  assert.ok(bars.length <= 10);
  assert.equal(
    bars.reduce((sum, { count }) => sum + count, 0),
    playersIn(SCORES),
  );
  assert.deepEqual(
    bars.filter(({ isOwn }) => isOwn),
    [{ from: 45, to: 47, count: 5, isOwn: true }],
  );
  for (const [i, { from }] of bars.entries()) assert.equal(from, i === 0 ? 30 : (bars[i - 1]?.to ?? 0) + 1);
  assert.deepEqual(barsOf([], 47), []);
  assert.deepEqual(barsOf([{ score: -7, count: 1 }], undefined), [{ from: -7, to: -7, count: 1, isOwn: false }]);
  assert.ok(barsOf([...SCORES, { score: -900, count: 1 }, { score: 1900, count: 1 }], 47).length <= 10);
});

test('how many of the others have fewer points: equal ones are not beaten, and oneself does not count', () => {
  assert.equal(othersIn(SCORES), 8, 'what it is a share of');
  assert.equal(betterThan(SCORES, 47), 37);
  assert.equal(betterThan(SCORES, 55), 100);
  assert.equal(betterThan(SCORES, 30), 0);
  assert.equal(betterThan([{ score: 30, count: 1 }], 30), undefined);
});

test('the bars in a line of text', () => {
  assert.equal(
    sparkline(
      barsOf(
        [
          { score: 1, count: 4 },
          { score: 2, count: 8 },
          { score: 4, count: 1 },
        ],
        1,
      ),
    ),
    '▅█▁▂',
  );
});
