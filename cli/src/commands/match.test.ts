import assert from 'node:assert/strict';
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../run.ts';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel, testHost } from '../testing/test-host.ts';

const PEARLS = ['match', '--json', '--game', 'pearls', '--seats', 'random,novice,easy'];

const matched = async (...args: readonly string[]) => {
  const { code, out, err } = await caravel(...args);
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out);
};

/** What a clock had no say in. */
const timeless = (report: { entrants: object[] }): object => ({
  ...report,
  entrants: report.entrants.map((entrant) => ({ ...entrant, millisecondsPerDecision: 0 })),
});

const refused = async (args: readonly string[], says: RegExp): Promise<void> => {
  const { code, out, err } = await caravel(...args);
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /^caravel match: .*\n$/);
  assert.match(err, says);
};

test('a match reports every entrant', async () => {
  const report = await matched(...PEARLS, '--games', '4', '--seed', '7');
  assert.deepEqual([report.game, report.players, report.seed, report.groups, report.games], ['pearls', 3, 7, 4, 12]);
  assert.deepEqual(
    report.entrants.map(({ name, seatsPlayed }: { name: string; seatsPlayed: number }) => [name, seatsPlayed]),
    [
      ['random', 12],
      ['beginner', 12],
      ['easy', 12],
    ],
  );
  const wins = report.entrants.reduce((sum: number, entrant: { wins: number }) => sum + entrant.wins, 0);
  assert.ok(Math.abs(wins - 12) < 1e-9);
});

test('the same seed gives the same match, another seed another', async () => {
  const report = await matched(...PEARLS, '--games', '5', '--seed', '3');
  assert.deepEqual(await matched(...PEARLS, '--games', '5', '--seed', '3'), report);
  assert.notDeepEqual((await matched(...PEARLS, '--games', '5', '--seed', '4')).entrants, report.entrants);
});

test('the human form is a table with a row an entrant', async () => {
  const { out } = await caravel(...PEARLS.filter((word) => word !== '--json'), '--games', '5');
  assert.match(out, /^game +pearls, lagoon, 3 players, seed 1\ngames +15 in 5 groups/);
  assert.match(out, /\nentrant .*\nrandom .*\nbeginner .*\neasy .* ± .*\n\n± is the 95 % .* 33\.3 % is parity\n$/);
});

test('with too few games it says so instead of an interval that says nothing', async () => {
  const { out } = await caravel(...PEARLS.filter((word) => word !== '--json'), '--games', '4');
  assert.match(out, /\n\ntoo few games to say how sure this is: it takes 5 groups \(--games 5\); .* 33\.3 % is parity\n$/);
  assert.doesNotMatch(out, /±/);
});

test('a terminal sees a progress bar that is gone at the end', async () => {
  const host = testHost({ isTerminal: true, tick: 60 });
  assert.equal(await run([...PEARLS, '--games', '6'], host), 0);
  assert.match(host.said.err, /\[#+\.*\] \d+ of 6/);
  assert.ok(host.said.err.endsWith('\r\u001b[2K'));
});

test('a match that goes on from its state equals one without a break', async (t) => {
  const path = join(scratchDirectory(t), 'match.ndjson');
  const whole = await matched(...PEARLS, '--games', '6');
  await matched(...PEARLS, '--games', '2', '--state', path);
  assert.equal(readFileSync(path, 'utf8').split('\n').length, 4);
  assert.deepEqual(await matched(...PEARLS, '--games', '6', '--state', path), whole);
  assert.deepEqual(await matched(...PEARLS, '--games', '6', '--state', path), whole);
  assert.equal(readFileSync(path, 'utf8').split('\n').length, 8);
});

test('a state cut off in the middle of a line loses that group only', async (t) => {
  const path = join(scratchDirectory(t), 'match.ndjson');
  const whole = await matched(...PEARLS, '--games', '3', '--state', path);
  const text = readFileSync(path, 'utf8');
  truncateSync(path, text.length - 20);
  assert.deepEqual(await matched(...PEARLS, '--games', '3', '--state', path), whole);
  assert.equal(readFileSync(path, 'utf8'), text);
});

test('a state of other settings is refused in one line and left as it is', async (t) => {
  const path = join(scratchDirectory(t), 'match.ndjson');
  await matched(...PEARLS, '--games', '1', '--state', path);
  const text = readFileSync(path, 'utf8');
  await refused([...PEARLS, '--seed', '2', '--state', path], /of another match: seed is 1 there and 2 here/);
  await refused([...PEARLS, '--visits', '9', '--state', path], /of another match: visits is null there and 9 here/);
  await refused([...PEARLS, '--seats', 'random,random', '--state', path], /of another match: seats is /);
  assert.equal(readFileSync(path, 'utf8'), text);
  appendFileSync(path, 'oops\n');
  await refused([...PEARLS, '--state', path], /line 3 is not of the state of a match/);
});

test('a file that is no state is refused and left as it is', async (t) => {
  const path = join(scratchDirectory(t), 'mine');
  for (const text of ['mine', 'mine\n', '{"a":1}\n', '[]\n']) {
    writeFileSync(path, text);
    await refused([...PEARLS, '--state', path], /--state: .*mine: /);
    assert.equal(readFileSync(path, 'utf8'), text);
  }
  await refused([...PEARLS, '--state', join(path, 'inside')], /--state: .*ENOTDIR/);
});

const JOBS = ['match', '--json', '--game', 'puerto-rico', '--games', '4'];

test('two threads play what one plays', async (t) => {
  const one = await matched(...JOBS, '--seats', 'random,random,random');
  const path = join(scratchDirectory(t), 'match.ndjson');
  const two = await matched(...JOBS, '--seats', 'random,random,random', '--jobs', '2', '--state', path);
  assert.deepEqual(timeless(two), timeless(one));
  assert.deepEqual(timeless(await matched(...JOBS, '--seats', 'random,random,random', '--state', path)), timeless(one));
});

test('two threads search what one searches', async () => {
  const search = [...JOBS, '--seats', 'hard,random,easy', '--visits', '20', '--games', '2'];
  assert.deepEqual(timeless(await matched(...search, '--jobs', '2')), timeless(await matched(...search)));
});

test('a seat may have an effort of its own: the same as the match gives it', async () => {
  const seats = (first: string): string[] => ['--seats', `${first},random,random`, '--games', '2'];
  const byMatch = await matched(...JOBS, ...seats('captain'), '--visits', '20');
  const byItself = await matched(...JOBS, ...seats('captain@20'), '--visits', '3');
  const named = JSON.parse(JSON.stringify(byItself).replaceAll('hard@20', 'hard'));
  assert.deepEqual({ ...timeless(named), visits: 0 }, { ...timeless(byMatch), visits: 0 });
});

for (const [args, says] of [
  [[], /--seats is missing/],
  [['--seats', 'medium@40,random'], /--seats: 'medium@40': medium does not search/],
  [['--seats', 'hard@0,random'], /--seats: 'hard@0': 1 or more/],
  [['--seats', 'hard@4s,random'], /--seats: no bot named 'hard@4s'/],
  [['--seats', 'deep,random'], /--seats: no bot named 'deep'; there are random, .* and cmd:COMMAND/],
  [['--seats', 'random'], /--seats: 1 for a game of pearls, which takes 2 to 3/],
  [['--seats', 'random,random,random,random'], /--seats: 4 for a game of pearls/],
  [['--seats', 'random,cmd:'], /--seats: 'cmd:' has no command/],
  [['--seats', 'random,random', '--ms', '5', '--visits', '5'], /--ms and --visits: one of them/],
  [['--seats', 'random,random', '--ms', '0'], /--ms: '0' is not a whole number/],
  [['--seats', 'random,random', '--visits', 'many'], /--visits: 'many' is not a whole number/],
  [['--seats', 'random,random', '--bot-ms', '0'], /--bot-ms: '0' is not/],
  [['--seats', 'random,random', '--games', '0'], /--games: '0' is not/],
  [['--seats', 'random,random', '--jobs', '0'], /--jobs: '0' is not a whole number from 1 to 256/],
  [['--seats', 'random,random', '--rules', 'sea'], /--rules: "sea" is none of lagoon/],
  [['--seats', 'random,random', '--players', '2'], /unknown option '--players'/],
  [['--seats', 'random,random', 'more'], /unexpected argument 'more'/],
] as const)
  test(`match ${args.join(' ')} is refused`, () => refused(['match', '--game', 'pearls', ...args], says));

test('match without a game, or with one nobody knows, is refused', async () => {
  await refused(['match', '--seats', 'random,random'], /--game is missing/);
  await refused(['match', '--game', 'chess', '--seats', 'random,random'], /no game named 'chess'/);
});
