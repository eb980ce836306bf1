import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAMES } from '@caravel/games/loaded';
import { findGame } from '../config-flags.ts';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

const train = (out: string, games: number, ...more: readonly string[]) =>
  caravel(
    'train',
    '--game',
    'puerto-rico',
    '--games',
    String(games),
    '--every',
    '20',
    '--groups',
    '0',
    '--threads',
    '1',
    '--out',
    out,
    ...more,
  );

test('a run says how it gets on, keeps its nets and draws its curve; the same command goes on where it stopped', async (t) => {
  const out = join(scratchDirectory(t), 'run');
  const first = await train(out, 20);
  assert.deepEqual([first.code, first.err], [0, '']);
  assert.match(first.out, /^20 games, [\d.]+ min: loss \S+, scores [\d.]+, winner [\d.]+\n$/);
  const second = await train(out, 40);
  assert.match(second.out, /^40 games, /);
  assert.deepEqual(readdirSync(out).sort(), ['curve.svg', 'learner.bin', 'net-00000020.bin', 'net-00000040.bin', 'run.json']);
  assert.equal(JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')).curve.length, 2);
  assert.match(readFileSync(join(out, 'curve.svg'), 'utf8'), /^<svg .*Puerto Rico: 0 to 40 games/s);
});

test('a run of another game is left alone', async (t) => {
  const out = join(scratchDirectory(t), 'run');
  await train(out, 20);
  const { code, err } = await caravel('train', '--game', 'madeira', '--games', '20', '--out', out);
  assert.deepEqual([code, err], [2, 'caravel train: --out: a run for puerto-rico is there already\n']);
});

/** One position, as tools/lessons.ts writes it, with a size of its own. */
const lessonsFile = (folder: string, size: number): string => {
  const parts = [Int32Array.of(1, size), new Int16Array(size), new Float32Array(5), new Float32Array(5)];
  const file = join(folder, 'lessons.bin');
  writeFileSync(file, Buffer.concat(parts.map((part) => Buffer.from(part.buffer))));
  return file;
};

test('a new run learns from lessons first, and the last net can be written as the bots load it', async (t) => {
  const folder = scratchDirectory(t);
  const weights = join(folder, 'weights.ts');
  const lessons = lessonsFile(folder, findGame(GAMES, 'puerto-rico').layout.size);
  const { code, err } = await train(join(folder, 'run'), 20, '--lessons', lessons, '--weights', weights);
  assert.deepEqual([code, err], [0, '']);
  assert.match(
    readFileSync(weights, 'utf8'),
    /^\/\*\* Found by `caravel train .* --lessons …`: 20 games .*\nexport const WEIGHTS =\n {2}'[\w+/=]+';\n$/,
  );
});

test('what is wrong with its files is said before a run begins', async (t) => {
  const folder = scratchDirectory(t);
  const empty = join(folder, 'empty');
  writeFileSync(empty, '');
  const refusals = [
    [['--lessons', join(folder, 'missing')], /--lessons: ENOENT/],
    [['--lessons', empty], /--lessons: .*empty does not hold positions of this game/],
    [['--lessons', lessonsFile(folder, 7)], /--lessons: .* does not hold positions of this game/],
    [['--weights', join(folder, 'nowhere/weights.ts')], /--weights: there is no directory .*nowhere/],
    [['--out', empty], /--out: EEXIST/],
  ] as const;
  for (const [flags, refusal] of refusals) {
    const { code, err } = await train(join(folder, 'run'), 20, ...flags);
    assert.equal(code, 2);
    assert.match(err, refusal);
  }
});
