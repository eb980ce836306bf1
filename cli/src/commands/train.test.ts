import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
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
