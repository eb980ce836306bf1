import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { saved, scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

const mined = (out: string, games: number, ...more: readonly string[]) =>
  caravel('puzzles', '--game', 'puerto-rico', '--out', out, '--games', String(games), '--visits', '6', ...more);

const scratch = (t: TestContext): string => join(scratchDirectory(t), 'puzzles');

test('games are played and searched; the same command with more games goes on where it ended, on any number of threads', async (t) => {
  const out = scratch(t);
  const { code, err } = await mined(out, 1, '--json');
  assert.deepEqual([code, err], [0, '']);
  const first = readFileSync(join(out, '0000.json'), 'utf8');
  const { number, version, config, entries, puzzles } = JSON.parse(first);
  assert.deepEqual([number, version, config.players, config.rules], [0, 1, 2, 'base']);
  // A game that is there is not played again, and what one thread finds two find, too.
  writeFileSync(join(out, '0000.json'), first.replace(/"puzzles".*/s, '"puzzles":[]}'));
  const { out: said } = await mined(out, 2, '--jobs', '2');
  assert.match(said, /^games +2\npuzzles +\d+, \d+ of them solved exactly\n/);
  assert.ok(!readFileSync(join(out, '0000.json'), 'utf8').includes('"proof"'));
  assert.equal(JSON.parse(readFileSync(join(out, '0001.json'), 'utf8')).config.players, 3);
  assert.equal(entries.length, Math.max(0, ...puzzles.map(({ at }: { at: number }) => at)), 'no more of the game than its puzzles need');
});

test('what a folder has is proven again, and what does not hold is dropped', async (t) => {
  const out = scratch(t);
  await mined(out, 2);
  const path = join(out, '0001.json');
  const game = JSON.parse(readFileSync(path, 'utf8'));
  const [first] = game.puzzles;
  assert.ok(first);
  // The second best answer in place of the best.
  const wrong = { ...first, answers: first.answers.toReversed() };
  writeFileSync(path, JSON.stringify({ ...game, puzzles: [wrong] }));
  assert.equal((await mined(out, 2, '--check')).code, 0);
  assert.deepEqual(JSON.parse(readFileSync(path, 'utf8')).puzzles, []);
});

test('a folder of other settings, a file in its place and a game without a net are refused', async (t) => {
  const out = scratch(t);
  await mined(out, 1);
  assert.match((await mined(out, 1, '--seed', '2')).err, /has puzzles of other settings/);
  assert.match((await mined(saved(t, ''), 1)).err, /--out: /);
  assert.match((await caravel('puzzles', '--game', 'pearls', '--out', out)).err, /no net was trained for pearls/);
});
