import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

const ARGS = ['habits', '--game', 'puerto-rico', '--seats', 'medium,random,medium', '--seed', '3'];

const measured = async (...args: readonly string[]) => {
  const { code, out, err } = await caravel(...ARGS, '--json', ...args);
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out);
};

test('habits are told for each bot; two threads and a state tell the same', async (t) => {
  const path = join(scratchDirectory(t), 'habits.ndjson');
  const whole = await measured('--games', '2');
  assert.deepEqual([whole.groups, whole.games, whole.entrants], [2, 6, ['medium', 'random']]);
  const [common, , bought] = whole.tables;
  assert.deepEqual(
    common.rows.map(({ name }: { name: string }) => name),
    ['rounds', 'score', 'winner’s score', 'decisions'],
  );
  const [medium, random] = common.rows[1].figures;
  assert.ok(medium[0].mean > random[0].mean + 10, 'medium scores more');
  assert.deepEqual(bought.columns, ['a seat', 'in round', 'by round 7']);
  assert.equal(bought.rows.length, 23);
  await measured('--games', '1', '--state', path);
  assert.deepEqual(await measured('--games', '2', '--state', path, '--jobs', '2'), whole);
});

test('the human form is a table for each part, and says what was never counted', async () => {
  const { out } = await caravel(...ARGS, '--games', '1');
  assert.match(out, /^game .*\n\ngames +medium +random\nrounds .*\n\na seat and game +medium +random\n/s);
  assert.match(out, /\nbought +medium: a seat +medium: in round +medium: by round 7 +random: a seat/);
  assert.match(out, / – /);
});

test('--write replaces the tables on a page, with the command that finds them again', async (t) => {
  const page = join(scratchDirectory(t), 'page.md');
  writeFileSync(page, 'before\n<!-- habits puerto-rico 3 -->\nold\n<!-- end of habits puerto-rico 3 -->\nafter\n');
  const { code, err } = await caravel(...ARGS, '--games', '1', '--write', '--page', page);
  assert.deepEqual([code, err], [0, '']);
  const text = readFileSync(page, 'utf8');
  assert.match(
    text,
    /^before\n<!-- habits puerto-rico 3 -->\n`caravel habits --game puerto-rico --rules base --seats medium,random,medium --games 1 --seed 3`/,
  );
  assert.match(text, /^\| small-market \| \d\.\d+ \|/m);
  assert.ok(text.endsWith('\n<!-- end of habits puerto-rico 3 -->\nafter\n'));
  const program = await caravel('habits', '--game', 'puerto-rico', '--seats', 'cmd:true,cmd:true', '--write', '--page', page);
  assert.deepEqual([program.code, program.err], [2, 'caravel habits: --write: only where all seats are levels\n']);
});
