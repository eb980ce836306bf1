import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gameSeed } from '../game-seed.ts';
import { run } from '../run.ts';
import type { SimulationReport } from '../simulation.ts';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel, TEST_GAMES, testHost } from '../testing/test-host.ts';

const simulated = async (...args: string[]): Promise<SimulationReport> => {
  const { code, out, err } = await caravel('simulate', '--json', ...args);
  assert.equal(err, '');
  assert.equal(code, 0);
  return JSON.parse(out);
};

const PEARLS = ['--game', 'pearls', '--players', '3', '--bots', 'random'];

for (const { name, seats } of TEST_GAMES)
  test(`simulate counts games of ${name}`, async () => {
    for (let players = seats.min; players <= seats.max; players++) {
      const report = await simulated('--game', name, '--players', String(players), '--games', '5', '--seed', '7');
      assert.deepEqual([report.game, report.players, report.games, report.seed], [name, players, 5, 7]);
      assert.equal(report.meanMoves, report.moves / 5);
      assert.ok(report.moves > 0 && report.seconds > 0);
      assert.ok(Math.abs(report.movesPerSecond - (report.moves + report.chanceMoves) / report.seconds) < 1e-6);
      assert.equal(report.meanScores.length, players);
      assert.ok(Math.abs(report.winsBySeat.reduce((sum, wins) => sum + wins, 0) - 5) < 1e-5, 'shared wins are equal parts of one');
    }
  });

test('the same seed plays the same games, another seed others', async () => {
  const { seconds: _, ...facts } = await simulated(...PEARLS, '--games', '50', '--seed', '3');
  const { seconds: __, ...again } = await simulated(...PEARLS, '--games', '50', '--seed', '3');
  const { seconds: ___, ...other } = await simulated(...PEARLS, '--games', '50', '--seed', '4');
  assert.deepEqual(again, facts);
  assert.notDeepEqual(other.meanScores, facts.meanScores);
});

test('no two games of neighbouring runs share a seed', () => {
  const seeds = [0, 1, 2, 2 ** 32, 2 ** 32 + 1].flatMap((seed) => Array.from({ length: 2000 }, (_, i) => gameSeed(seed, i)));
  assert.equal(new Set(seeds).size, seeds.length);
  assert.ok(seeds.every(Number.isSafeInteger));
});

test('options reach the rules', async () => {
  const report = await simulated(...PEARLS, '--games', '20', '--option', 'lamps=none');
  assert.ok(report.meanScores.reduce((sum, score) => sum + score, 0) <= 16);
});

test('a bot may be named for each seat', async () => {
  assert.equal((await simulated(...PEARLS, '--bots', 'random,random,random', '--games', '1')).games, 1);
});

test('every level sits at a table, one for all or one a seat, and plays the same games for the same seed', async () => {
  for (const bots of ['expert', 'random,novice,hard']) {
    const { seconds: _, gamesPerSecond: __, movesPerSecond: ___, ...facts } = await simulated(...PEARLS, '--bots', bots, '--games', '4');
    const { seconds: a, gamesPerSecond: b, movesPerSecond: c, ...again } = await simulated(...PEARLS, '--bots', bots, '--games', '4');
    assert.deepEqual(again, facts);
    assert.ok(facts.moves > 0 && facts.chanceMoves > 0);
    assert.ok(Math.abs(facts.winsBySeat.reduce((sum, wins) => sum + wins, 0) - 4) < 1e-5);
  }
});

test('games of other levels are recorded, too', async (t) => {
  const directory = join(scratchDirectory(t), 'new');
  await simulated(...PEARLS, '--bots', 'novice', '--games', '2', '--record', directory);
  for (const file of readdirSync(directory)) assert.equal((await caravel('verify', join(directory, file))).code, 0);
  assert.equal(readdirSync(directory).length, 2);
});

test('the human form is a table with a row a seat', async () => {
  const { out } = await caravel('simulate', ...PEARLS, '--games', '10');
  assert.match(out, /^game +pearls, lagoon, 3 players, seed 1\ngames +10 in /);
  assert.match(out, /seat {2}mean score +wins +share\n +0 .*\n +1 .*\n +2 .*%\n$/);
});

test('--record writes every game, with scores that verify', async (t) => {
  const directory = join(scratchDirectory(t), 'new');
  await simulated(...PEARLS, '--games', '12', '--record', directory);
  const files = readdirSync(directory).sort();
  assert.equal(files.length, 12);
  assert.equal(files[0], 'pearls-lagoon-3p-seed1-01.caravel');
  for (const file of files) {
    const { code, out } = await caravel('verify', '--json', join(directory, file));
    assert.equal(code, 0);
    assert.ok(JSON.parse(out).scoresRecorded);
  }
});

test('recording does not change the games', async (t) => {
  const plain = await simulated(...PEARLS, '--games', '5');
  const recorded = await simulated(...PEARLS, '--games', '5', '--record', scratchDirectory(t));
  assert.deepEqual(recorded.meanScores, plain.meanScores);
});

test('a terminal sees a progress bar that is gone at the end, others see none', async () => {
  const host = testHost({ isTerminal: true, tick: 60 });
  assert.equal(await run(['simulate', ...PEARLS, '--games', '10', '--json'], host), 0);
  assert.match(host.said.err, /\[#+\.*\] \d+ of 10/);
  assert.ok(host.said.err.endsWith('\r\u001b[2K'));
  assert.equal(JSON.parse(host.said.out).games, 10);
});
