import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

interface Row {
  readonly players: number;
  readonly upper: string;
  readonly lower: string;
  readonly games: number;
  readonly wins: { readonly mean: number };
  readonly isReached: boolean;
}

const compare = async (...args: readonly string[]): Promise<Row[]> => {
  const { code, out, err } = await caravel('levels', ...args, '--visits', '1', '--json');
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out).rows;
};

test('every level meets the one below it, at every number of players', async () => {
  const rows = await compare('--game', 'pearls', '--games', '4');
  assert.deepEqual(
    rows.filter(({ players }) => players === 2).map(({ upper, lower }) => `${upper} ${lower}`),
    ['beginner random', 'easy beginner', 'medium easy', 'hard medium', 'expert hard'],
  );
  assert.deepEqual([...new Set(rows.map(({ players }) => players))], [2, 3]);
  for (const { players, games } of rows) assert.equal(games, players * Math.ceil(4 / players));
});

test('beginners of Puerto Rico are well above random moves, and the same command goes on from its folder', async (t) => {
  const state = scratchDirectory(t);
  const args = ['--game', 'puerto-rico', '--players', '2', '--level', 'beginner', '--games', '12', '--state', state];
  const [row] = await compare(...args);
  assert.ok(row?.isReached && row.wins.mean > 0.8, JSON.stringify(row));
  const [file = ''] = readdirSync(state);
  const before = readFileSync(join(state, file), 'utf8');
  assert.deepEqual(await compare(...args), [row]);
  assert.equal(readFileSync(join(state, file), 'utf8'), before, 'nothing is played twice');
});

test('the table goes to its place on a page, with the command', async (t) => {
  const page = join(scratchDirectory(t), 'page.md');
  writeFileSync(page, 'a\n<!-- levels pearls -->\nold\n<!-- end of levels pearls -->\nz\n');
  await compare('--game', 'pearls', '--players', '2', '--level', 'easy', '--games', '2', '--write', '--page', page);
  const text = readFileSync(page, 'utf8');
  assert.match(text, /`caravel levels --game pearls --players 2 --level easy --games 2 --seed 1 --visits 1`/);
  assert.match(text, /\| easy against beginner \| 2 \| 2 \| /);
  assert.ok(!text.includes('old') && text.startsWith('a\n') && text.endsWith('z\n'));
});

for (const [args, says] of [
  [['--level', 'random'], /--level: no level below random/],
  [['--level', 'master'], /--level: no level below master/],
  [['--state', 'no-such-folder'], /--state: there is no directory no-such-folder/],
  [['--write', '--page', 'no-such-page'], /--page: no-such-page/],
] as const)
  test(`levels ${args.join(' ')} is refused`, async () => {
    const { code, out, err } = await caravel('levels', '--game', 'pearls', ...args);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, says);
  });
