import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spreadOf } from '../bench/spread.ts';
import { caravel } from '../testing/desk.ts';

const SHORT = ['--runs', '2', '--milliseconds', '1'];

test('the spread is the median and the tenths at both ends', () => {
  assert.deepEqual(spreadOf([9, 1, 5, 3, 7, 2, 8, 4, 6, 10]), { median: 6, low: 2, high: 10 });
  assert.deepEqual(spreadOf([4]), { median: 4, low: 4, high: 4 });
});

test('bench engine reports games, moves, copies and calibration', async () => {
  const { code, out } = await caravel('bench', 'engine', '--game', 'pearls', '--players', '2', ...SHORT, '--json');
  const report = JSON.parse(out);
  assert.equal(code, 0);
  assert.deepEqual([report.game, report.players, report.runs], ['pearls', 2, 2]);
  for (const figure of ['gamesPerSecond', 'movesPerSecond', 'copyNanoseconds', 'calibration', 'gamesPerMillionUnits'])
    assert.ok(
      report[figure].low > 0 && report[figure].low <= report[figure].median && report[figure].median <= report[figure].high,
      figure,
    );
});

test('bench engine prints a table', async () => {
  const { out } = await caravel('bench', 'engine', '--game', 'puerto-rico', ...SHORT);
  assert.match(out, /^puerto-rico, base, 4 players, 2 runs, \d+\.\d moves a game, one core\n\n +median/);
});

test('bench soak plays every player count and rule set', async () => {
  const { code, out } = await caravel('bench', 'soak', '--game', 'madeira', '--games', '12');
  assert.equal(code, 0);
  assert.match(out, /^12 games of madeira, [\d,]+ moves, no fault, /);
});

for (const [args, message] of [
  [['bench'], "caravel bench: '' is neither engine nor soak\n"],
  [['bench', 'engine', '--game', 'chess'], "caravel bench: no game named 'chess'; there are pearls, madeira, puerto-rico\n"],
  [
    ['bench', 'engine', '--game', 'pearls', '--players', '2', '--runs', '0'],
    "caravel bench: --runs: '0' is not a whole number from 1 to 1000\n",
  ],
  [['bench', 'soak'], 'caravel bench: --game is missing\n'],
] as const)
  test(`'${args.join(' ')}' is refused in one line`, async () => {
    assert.deepEqual(await caravel(...args), { code: 2, out: '', err: message });
  });
