import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCells } from '@caravel/bots/tally';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

const ARGS = ['stats', '--game', 'puerto-rico', '--games', '2', '--seed', '7'];

const counted = async (path: string, ...args: readonly string[]) => {
  const { code, err, out } = await caravel(...args, '--out', path);
  assert.deepEqual([code, err], [0, '']);
  return { cells: readCells(JSON.parse(readFileSync(path, 'utf8'))), out };
};

test('every number of players, option and level is played, and a state goes on where it ended', async (t) => {
  const folder = scratchDirectory(t);
  const state = join(folder, 'state.ndjson');
  const { cells, out } = await counted(join(folder, 'a.json'), ...ARGS, '--state', state);
  assert.deepEqual([...new Set(cells.map(({ players }) => players))].toSorted(), [2, 3, 4, 5]);
  assert.deepEqual([...new Set(cells.map(({ level }) => level))], ['medium', 'easy']);
  assert.ok(cells.some(({ options }) => options.mayor === 'in order'));
  assert.match(out, /^puerto-rico, 20 games\n\nplayers +rules/);
  const lines = readFileSync(state, 'utf8').split('\n');
  // Half of it is gone, the last line in the middle.
  writeFileSync(state, `${lines.slice(0, 8).join('\n')}\n${lines[8]?.slice(0, 30)}`);
  for (const name of ['b.json', 'c.json']) assert.deepEqual((await counted(join(folder, name), ...ARGS, '--state', state)).cells, cells);
  assert.deepEqual(readFileSync(state, 'utf8').split('\n').toSorted(), lines.toSorted());
  const other = await caravel('stats', '--game', 'puerto-rico', '--seed', '8', '--state', state);
  assert.equal(other.code, 2);
  assert.match(other.err, /--state: .* not the state of these games/);
});

test('recorded games count like played ones', async (t) => {
  const folder = scratchDirectory(t);
  const games = join(folder, 'games');
  const simulate = [
    'simulate',
    '--game',
    'puerto-rico',
    '--players',
    '2',
    '--bots',
    'medium',
    '--games',
    '2',
    '--seed',
    '7',
    '--record',
    games,
  ];
  assert.equal((await caravel(...simulate)).code, 0);
  const { cells } = await counted(join(folder, 'a.json'), 'stats', '--game', 'puerto-rico', '--read', games);
  const played = await counted(join(folder, 'b.json'), ...ARGS);
  assert.deepEqual(
    cells,
    played.cells.filter(({ players, level, options }) => players === 2 && level === 'medium' && Object.keys(options).length === 0),
  );
});

test('mistakes are told by the flag', async (t) => {
  const folder = scratchDirectory(t);
  for (const [args, message] of [
    [['stats'], '--game is missing'],
    [['stats', '--game', 'pearls'], 'nobody has said what to count of pearls'],
    [['stats', '--game', 'madeira', '--read', folder], `--read: ${folder} has no .caravel files`],
  ] as const)
    assert.deepEqual(await caravel(...args), { code: 2, out: '', err: `caravel stats: ${message}\n` });
});
