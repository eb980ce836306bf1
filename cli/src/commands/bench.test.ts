import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { type CheckedGame, type Config, type Game, WATCHER } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { spreadOf } from '../bench/spread.ts';
import { run } from '../run.ts';
import { saved } from '../testing/samples.ts';
import { caravel, testHost } from '../testing/test-host.ts';

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

const HERE = join(import.meta.dirname, '../../..');
const AGAINST_ITSELF = ['--game', 'puerto-rico', '--milliseconds', '1', '--against', HERE];

test('bench engine compares itself with another checkout, in this process or in several', async () => {
  for (const runs of [1, 2]) {
    const { code, out, err } = await caravel('bench', 'engine', ...AGAINST_ITSELF, '--runs', `${runs}`, '--json');
    assert.deepEqual([code, err], [0, '']);
    const report = JSON.parse(out);
    assert.deepEqual([report.against, report.runs], [HERE, runs]);
    for (const figure of ['here', 'there', 'ratio']) assert.ok(report[figure].median > 0, figure);
  }
  const { out } = await caravel('bench', 'engine', ...AGAINST_ITSELF, '--runs', '1');
  assert.match(out, /^1 runs, both in turns\n\n[\s\S]*\nhere \/ there, run by run +\d\.\d{3}/);
});

test('bench engine wants a checkout to compare with', async () => {
  const { code, err } = await caravel('bench', 'engine', ...AGAINST_ITSELF, '--against', '/nowhere', '--runs', '1');
  assert.deepEqual([code, err], [2, 'caravel bench: --against: there is no /nowhere/games/core/src/index.ts\n']);
});

test('bench search reports visits, calibration, and shares that add up', async () => {
  const { code, out } = await caravel('bench', 'search', '--game', 'puerto-rico', '--runs', '2', '--seconds', '1', '--json');
  const report = JSON.parse(out);
  assert.equal(code, 0);
  assert.deepEqual([report.game, report.players, report.runs], ['puerto-rico', 4, 2]);
  for (const figure of ['visitsPerSecond', 'calibration', 'visitsPerMillionUnits'])
    assert.ok(report[figure].low > 0 && report[figure].low <= report[figure].high, figure);
  const shares = Object.values<number>(report.shares);
  assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
  for (const part of ['rules', 'search', 'evaluation']) assert.ok(report.shares[part] > 0, part);
});

test('bench search prints a table, and wants a game with a net', async () => {
  const { out } = await caravel('bench', 'search', '--game', 'puerto-rico', '--players', '2', '--runs', '1', '--seconds', '1');
  assert.match(out, /^puerto-rico, base, 2 players, 1 runs, 8 positions of 1,000 visits, one core\n\n +median/);
  assert.match(out, /\ntime in rules +\d+\.\d %\ntime in search +/);
  const { code, err } = await caravel('bench', 'search', '--game', 'pearls', '--players', '2');
  assert.deepEqual([code, err], [2, 'caravel bench: --game: no net was trained for pearls; there is nothing to search with\n']);
});

test('bench env measures both pipes and tells their ratio', async () => {
  const flags = ['--game', 'puerto-rico', '--players', '2', '--games', '8', '--runs', '1', '--milliseconds', '1'];
  const { code, out, err } = await caravel('bench', 'env', ...flags, '--json');
  assert.deepEqual([code, err], [0, '']);
  const report = JSON.parse(out);
  assert.deepEqual([report.game, report.players, report.games, report.runs], ['puerto-rico', 2, 8, 1]);
  for (const figure of ['env', 'engine', 'ratio']) assert.ok(report[figure].median > 0, figure);
  assert.ok(report.line.bytes > report.frame.bytes);
  assert.match((await caravel('bench', 'env', ...flags)).out, /\nenv \/ engine, run by run +\d/);
});

test('bench soak plays every player count and rule set', async () => {
  const { code, out } = await caravel('bench', 'soak', '--game', 'madeira', '--games', '12');
  assert.equal(code, 0);
  assert.match(out, /^12 games of madeira, [\d,]+ moves, no fault, /);
});

/** Pearls, with what a test wants to see or to break in it. */
const changed = (parts: Partial<CheckedGame>): CheckedGame =>
  Object.create(
    pearls,
    Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, { value, enumerable: true }])),
  ) as CheckedGame;

const soaked = async (game: CheckedGame, ...args: string[]) => {
  const host = { ...testHost(), games: [game] };
  return { code: await run(['bench', 'soak', '--game', 'pearls', ...args], host), ...host.said };
};

test('bench soak plays every choice of the options with every player count', async () => {
  const played = new Set<string>();
  const setup = (config: Config) => {
    played.add(`${config.players} ${config.options.lamps}`);
    return pearls.setup(config);
  };
  await soaked(changed({ setup }), '--games', '4');
  assert.deepEqual([...played], ['2 one', '3 one', '2 none', '3 none']);
});

const leaky = changed({ faults: (s) => (pearls.describe(s, WATCHER).inBag < 5 ? ['the bag leaks'] : []) });

test('a fault that bench soak finds is ours: exit code 1, and the game to replay', async (t) => {
  const { code, out, err } = await soaked(leaky, '--games', '3', '--seed', '2');
  assert.equal(code, 1);
  assert.match(err, /^caravel bench: unexpected: game 0 of seed 2 \(lagoon, 2 players\), after \d+ moves: the bag leaks\n$/);
  const replayed = await caravel('replay', saved(t, out), '--json');
  assert.equal(JSON.parse(replayed.out).view.inBag, 4);
});

test('with --json the game comes as JSON', async () => {
  const { code, out } = await soaked(leaky, '--json');
  assert.equal(code, 1);
  const { fault, file } = JSON.parse(out);
  assert.match(fault, /the bag leaks$/);
  assert.match(file, /^caravel 1\ngame pearls\n/);
});

test('rules that throw in a soak leave the game up to the move that did it', async () => {
  const apply: Game['apply'] = (s, seat, move) => {
    if (pearls.moves.text(move) === 'keep') throw new Error('no hands');
    pearls.apply(s, seat, move);
  };
  const { code, out, err } = await soaked(changed({ apply }));
  assert.equal(code, 1);
  assert.match(err, /: no hands\n$/);
  assert.match(out, /\n\d keep\n$/);
});

test('help bench shows all benches with their flags', async () => {
  const { out } = await caravel('help', 'bench');
  for (const line of [
    /^usage: caravel bench engine --game G/m,
    /^ +caravel bench search +--game G/m,
    /^ +caravel bench soak +--game G/m,
    /^ +bench engine {2}/m,
    /^ +bench soak {2}/m,
  ])
    assert.match(out, line);
});

for (const [args, message] of [
  [['bench'], "caravel bench: '' is neither engine nor search nor estimate nor env nor soak nor server nor cards\n"],
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

test('bench estimate says what a position costs, and how much of it is encoding', async () => {
  const short = ['bench', 'estimate', '--game', 'madeira', '--players', '2', '--runs', '2', '--milliseconds', '1'];
  const { code, out } = await caravel(...short, '--json');
  const report = JSON.parse(out);
  assert.deepEqual([code, report.game, report.players, report.runs], [0, 'madeira', 2, 2]);
  assert.ok(report.positions > 500 && report.estimate.median > 0 && report.encoding.median > 0);
  assert.match((await caravel(...short)).out, /^madeira, 2nd, 2 players, 2 runs, [\d,]+ positions of a game, one core\n\n.*\nestimate +\d/);
  const { err } = await caravel(...short, '--against', '/nowhere');
  assert.match(err, /^caravel bench: --against: there is no .*minds\.ts; it takes a checkout from before there were nets\n$/);
});
