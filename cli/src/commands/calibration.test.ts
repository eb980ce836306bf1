import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

const ARGS = ['calibration', '--game', 'puerto-rico', '--seats', 'medium,easy', '--seed', '3'];

const measured = async (...args: readonly string[]) => {
  const { code, out, err } = await caravel(...ARGS, '--json', ...args);
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out);
};

test('chances in games of bots are compared with what came, and a state goes on', async (t) => {
  const path = join(scratchDirectory(t), 'calibration.ndjson');
  const whole = await measured('--games', '2');
  assert.deepEqual([whole.groups, whole.games, whole.guessing], [2, 4, Math.log(2)]);
  assert.ok(whole.logLoss.mean > 0 && whole.logLoss.mean < 2 && whole.firstRoundLogLoss.mean > 0.4, JSON.stringify(whole.logLoss));
  assert.ok(whole.scoreError.mean > 0 && whole.jumps.pairs > 100 && whole.jumps.ninetieth >= whole.jumps.mean);
  for (const { said, games } of whole.bins) assert.ok(said >= 0 && said <= 1 && games <= 4);
  await measured('--games', '1', '--state', path);
  assert.deepEqual(await measured('--games', '2', '--state', path), whole);
  const match = await caravel('match', ...ARGS.slice(1), '--state', path);
  assert.match(match.err, /of another match: measure is "calibration" there/);
});

test('the human form has a row a bin', async () => {
  const { out } = await caravel(...ARGS, '--games', '1');
  assert.match(
    out,
    /^game .*\nlog loss +\d\.\d+ at large decisions; guessing loses 0\.693\nround 1 .*\n\nsaid % .*\n(.*\n)+\n± is the 95 %/s,
  );
});

test('without a net there is nothing to compare', async () => {
  const { code, err } = await caravel('calibration', '--game', 'pearls', '--seats', 'random,random');
  assert.deepEqual([code, err], [2, 'caravel calibration: no net was trained for pearls\n']);
});

test('--write replaces the tables on a page, with the command that finds them again', async (t) => {
  const page = join(scratchDirectory(t), 'page.md');
  writeFileSync(page, 'before\n<!-- calibration puerto-rico 2 -->\nold\n<!-- end of calibration puerto-rico 2 -->\nafter\n');
  const { code, err } = await caravel(...ARGS, '--games', '1', '--write', '--page', page);
  assert.deepEqual([code, err], [0, '']);
  const text = readFileSync(page, 'utf8');
  assert.match(
    text,
    /^before\n<!-- calibration puerto-rico 2 -->\n`caravel calibration --game puerto-rico --rules base --seats medium,easy --games 1 --seed 3`/,
  );
  assert.match(text, /^\| \d+\.\d \| \d+\.\d \| 2 \|$/m);
  assert.ok(text.endsWith('\n<!-- end of calibration puerto-rico 2 -->\nafter\n'));
  const program = await caravel('calibration', '--game', 'puerto-rico', '--seats', 'cmd:true,cmd:true', '--write', '--page', page);
  assert.deepEqual([program.code, program.err], [2, 'caravel calibration: --write: only where all seats are levels\n']);
});
