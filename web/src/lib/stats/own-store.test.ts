import '../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTHING } from '@caravel/bots/figures';
import { countedTables, keep, ownCells } from './own-store.ts';

const CELL = { players: 2, rules: 'base', options: {}, sums: { ...NOTHING, games: 1 } };
const gamesKept = () => ownCells('pearls').map(({ sums }) => sums.games);

test('a table that was not over yet is counted once it is, and only once', () => {
  keep('local-1', 'pearls', { isFinal: false });
  assert.deepEqual([countedTables(), gamesKept()], [[], []]);
  for (let visit = 0; visit < 2; visit++) keep('local-1', 'pearls', { isFinal: true, cell: CELL });
  assert.deepEqual([countedTables(), gamesKept()], [['local-1'], [1]]);
});

test('a table that cannot be counted is not opened again', () => {
  keep('local-2', 'pearls', { isFinal: true });
  assert.ok(countedTables().includes('local-2'));
  assert.deepEqual(gamesKept(), [1]);
});
