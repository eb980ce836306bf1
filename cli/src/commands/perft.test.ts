import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, perft, readConfig } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import { caravel } from '../testing/test-host.ts';

const PEARLS = ['--game', 'pearls', '--players', '3'];

test('perft counts the lines of each depth', async () => {
  const { out } = await caravel('perft', ...PEARLS, '--depth', '4', '--json');
  const setup = pearls.setup(must(readConfig(pearls, { players: 3 })));
  const lines = JSON.parse(out).depths.map((row: { lines: number }) => row.lines);
  assert.deepEqual(
    lines,
    [1, 2, 3, 4].map((depth) => perft(pearls, setup, depth)),
  );
});

test('perft prints a row a depth', async () => {
  const { out } = await caravel('perft', ...PEARLS, '--depth', '2');
  assert.match(out, /^depth +lines +seconds\n +1 +3 +0\.\d{3}\n +2 +15 +0\.\d{3}\n$/);
});

test('perft --after starts deeper in a random game', async () => {
  const { out } = await caravel('perft', ...PEARLS, '--depth', '1', '--after', '1', '--seed', '5', '--json');
  assert.deepEqual(JSON.parse(out).depths[0].lines, 5, 'the diver keeps, gives or lights; two others light');
});
