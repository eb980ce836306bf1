import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LEVELS } from '@caravel/bots';
import { run } from '../run.ts';
import { ROOT } from '../testing/process.ts';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel, testHost } from '../testing/test-host.ts';

const PEARLS = ['ladder', '--game', 'pearls', '--players', '3', '--visits', '2'];
const PUERTO_RICO = ['ladder', '--game', 'puerto-rico', '--players', '2', '--visits', '2', '--games', '1'];

const laddered = async (...args: readonly string[]) => {
  const { code, out, err } = await caravel(...args, '--json');
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out);
};

const refused = async (args: readonly string[], says: RegExp): Promise<void> => {
  const { code, out, err } = await caravel(...args);
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /^caravel ladder: .*\n$/);
  assert.match(err, says);
};

test('a ladder rates every level, each with as many games', async () => {
  const { game, players, groups, games, levels } = await laddered(...PEARLS, '--games', '2');
  assert.deepEqual([game, players, groups, games], ['pearls', 3, 40, 120]);
  assert.deepEqual(levels.map(({ level }: { level: string }) => level).sort(), LEVELS.toSorted());
  for (const { games: played, sigma } of levels) assert.ok(played === 60 && sigma < 8.33);
  const ratings = levels.map(({ mu }: { mu: number }) => mu);
  assert.deepEqual(
    ratings,
    ratings.toSorted((a: number, b: number) => b - a),
  );
});

test('random stands last in Puerto Rico', async () => {
  const { levels, games } = await laddered(...PUERTO_RICO);
  assert.equal(games, 30);
  assert.equal(levels.at(-1).level, 'random');
  assert.ok(levels.at(-1).mu < 20 && levels[0].mu > 25);
});

test('a ladder that goes on from its state equals one without a break, in two threads too', async (t) => {
  const path = join(scratchDirectory(t), 'ladder.ndjson');
  const whole = await laddered(...PUERTO_RICO);
  assert.deepEqual(await laddered(...PUERTO_RICO, '--state', path, '--jobs', '2'), whole);
  assert.deepEqual(await laddered(...PUERTO_RICO, '--state', path), whole);
  await refused([...PUERTO_RICO, '--state', path, '--players', '3'], /of another match: ladder is 2 there and 3 here/);
  await refused([...PEARLS, '--state', path], /of another match: match is "puerto-rico"/);
});

test('experts with threads of their own play to the end', async () => {
  const { levels } = await laddered(...PUERTO_RICO, '--visits', '1', '--threads', '2');
  assert.equal(levels.length, LEVELS.length);
});

test('the human form is a table, best first', async () => {
  const { out } = await caravel(...PEARLS, '--games', '1');
  assert.match(out, /^game +pearls, lagoon, 3 players, seed 1\ngames +60 at 20 mixed tables, seats in turn\n/);
  assert.match(out, /\nsearch +2 visits a large decision, expert 10\n\nlevel +rating +sigma +games +mean score +wins %\n/);
});

test('a terminal sees a progress bar', async () => {
  const host = testHost({ isTerminal: true, tick: 60 });
  assert.equal(await run([...PEARLS, '--games', '1'], host), 0);
  assert.match(host.said.err, /\[#+\.*\] \d+ of 20/);
});

const PAGE = `# A page

<!-- ladder pearls 3 -->
old
<!-- end of ladder pearls 3 -->

The rest.
`;

test('--write replaces what stands between the comments, and nothing else', async (t) => {
  const page = join(scratchDirectory(t), 'page.md');
  writeFileSync(page, PAGE);
  await laddered(...PEARLS, '--games', '1', '--write', '--page', page);
  const text = readFileSync(page, 'utf8');
  const [before, table, after] = text.split(/\n?<!--.*-->\n/);
  assert.deepEqual([before, after], ['# A page\n', '\nThe rest.\n']);
  assert.match(
    table as string,
    /^`caravel ladder --game pearls --players 3 --games 1 --seed 1 --visits 2`: 60 games, 2 visits a large decision, expert 10\.\n\n\| level \| rating \|/,
  );
  for (const level of LEVELS) assert.match(table as string, new RegExp(`^\\| \`${level}\` \\| \\d`, 'm'));
  await laddered(...PEARLS, '--games', '1', '--write', '--page', page);
  assert.equal(readFileSync(page, 'utf8'), text);
});

test('without the comments, or without the page, nothing is played', async (t) => {
  const page = join(scratchDirectory(t), 'page.md');
  writeFileSync(page, PAGE);
  await refused([...PEARLS, '--players', '2', '--write', '--page', page], /nothing between '<!-- ladder pearls 2 -->' and/);
  await refused([...PEARLS, '--write', '--page', join(page, 'no')], /--page: .*ENOTDIR/);
  assert.equal(readFileSync(page, 'utf8'), PAGE);
});

test('docs/bots.md has a place for the ladder of each game', () => {
  const page = readFileSync(join(ROOT, 'docs/bots.md'), 'utf8');
  for (const name of ['ladder puerto-rico 4', 'ladder madeira 4'])
    assert.match(page, new RegExp(`<!-- ${name} -->\\n[\\s\\S]*\\n<!-- end of ${name} -->`));
});

for (const [args, says] of [
  [['ladder'], /--game is missing/],
  [['ladder', '--game', 'chess'], /no game named 'chess'/],
  [['ladder', '--game', 'puerto-rico', '--players', '6'], /--players: '6' is not a whole number from 2 to 5/],
  [['ladder', '--game', 'puerto-rico', '--games', '0'], /--games: '0' is not/],
  [['ladder', '--game', 'puerto-rico', '--ms', '1', '--visits', '1'], /--ms and --visits: one of them/],
  [['ladder', '--game', 'puerto-rico', '--threads', 'all'], /--threads: 'all' is not/],
  [['ladder', '--game', 'puerto-rico', 'more'], /unexpected argument 'more'/],
] as const)
  test(`'${args.join(' ')}' is refused in one line`, () => refused(args, says));
