import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { explain, loadModel, makeBot } from '@caravel/bots';
import { firstSeat, type Game, parseGameFile, replay } from '@caravel/core';
import { GAMES } from '@caravel/games/loaded';
import { run } from '../run.ts';
import { ROOT } from '../testing/process.ts';
import { saved, UNDONE_GAME } from '../testing/samples.ts';
import { caravel, testHost } from '../testing/test-host.ts';

const FILE = join(ROOT, 'games/puerto-rico/games/3-players-city.caravel');

const stateAt = (entries: number) => {
  const parsed = parseGameFile(readFileSync(FILE, 'utf8'), (name) => GAMES.find((game) => game.name === name));
  assert.ok(parsed.ok);
  const { game, config, entries: all } = parsed.value;
  const timeline = replay(game, config, all, entries, () => 0);
  assert.ok(timeline.ok);
  return { game, s: timeline.value.state };
};

/** After so many entries or more somebody has a large decision. */
const largeDecision = async (from: number): Promise<number> => {
  for (let at = from; ; at++) {
    const { game, s } = stateAt(at);
    if (game.turn(s) < 1 << 14 && (await loadModel(game))?.model.isLarge(s)) return at;
  }
};

const AT = await largeDecision(60);
/** Somebody places colonists. */
const PLACING = 64;

const hinted = async (...args: string[]) => {
  const { code, out, err } = await caravel('hint', FILE, '--json', ...args);
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out);
};

const expected = async (level: 'hard' | 'medium', at: number) => {
  const { game, s } = stateAt(at);
  const seat = firstSeat(game.turn(s));
  const trained = await loadModel(game);
  const thought = await makeBot(level, game, trained, { seed: 1, visits: 80 }).think(s, seat);
  return { game, explanation: explain(game, trained, s, seat, thought) };
};

const withTexts = ({ game, explanation }: { game: Game; explanation: ReturnType<typeof explain> }) => ({
  ...explanation,
  move: game.moves.text(explanation.move),
  choices: explanation.choices.map(({ plan, ...choice }) => ({
    ...choice,
    move: game.moves.text(choice.move),
    ...(plan && { plan: plan.map((move) => game.moves.text(move)) }),
  })),
});

test('a hint is what the bot thinks at that moment, with its reasons', async () => {
  const { game: _, at, level, ...report } = await hinted('--at', String(AT), '--visits', '80', '--threads', '1');
  assert.deepEqual([at, level], [AT, 'hard']);
  assert.deepEqual(report, withTexts(await expected('hard', AT)));
  assert.equal(report.choices.length, 3);
});

test('a level that does not search gives hints, too', async () => {
  const { game: _, at: __, level: ___, ...report } = await hinted('--at', String(AT), '--level', 'medium');
  assert.deepEqual(report, withTexts(await expected('medium', AT)));
  assert.equal(report.visits, 0);
});

test('two threads look further than one, and give the same hint every time', async () => {
  const args = ['--at', String(AT), '--visits', '60', '--threads', '2', '--level', 'expert'];
  const report = await hinted(...args);
  assert.ok(report.visits > 60 && report.visits <= 120, `${report.visits} visits`);
  assert.deepEqual(await hinted(...args), report);
});

test('people see a table of three moves', async () => {
  const { out } = await caravel('hint', FILE, '--at', String(AT), '--visits', '80', '--threads', '1');
  const lines = out.split('\n');
  const { seat, visits } = (await expected('hard', AT)).explanation;
  assert.equal(lines[0], `puerto-rico, after ${AT} entries, seat ${seat}: hard, ${visits} visits`);
  assert.match(lines[2] as string, /^move +to win +points +visits +what it changes$/);
  for (const line of lines.slice(3, 6)) assert.match(line, /^role [a-z]+ +\d+ ± \d+ % +\d+\.\d +\d+\.\d % +([a-z-]+ \d+ → \d+(, )?)*/);
});

test('a plan is told as a whole: its first move in the row, the others below', async () => {
  const { choices } = await hinted('--at', String(PLACING), '--level', 'medium');
  const { out } = await caravel('hint', FILE, '--at', String(PLACING), '--level', 'medium');
  const lines = out.split('\n').slice(3);
  const [{ move, plan }] = choices;
  assert.ok(plan.length > 1 && plan[0] === move);
  assert.ok(lines[0]?.startsWith(`${move}  `));
  assert.equal(lines[1], `  then ${plan.slice(1).join(', ')}`);
});

test('a level is understood by its old name', async () => {
  const report = await hinted('--at', String(AT), '--visits', '20', '--threads', '1', '--level', 'captain');
  assert.deepEqual(report, await hinted('--at', String(AT), '--visits', '20', '--threads', '1', '--level', 'hard'));
  assert.equal(report.level, 'hard');
});

test('a terminal sees how far the search is', async () => {
  const host = testHost({ isTerminal: true, tick: 60 });
  assert.equal(await run(['hint', FILE, '--at', String(AT), '--visits', '200', '--threads', '1'], host), 0);
  assert.match(host.said.err, /\[#+\.*\] \d+ of 200/);
  assert.ok(host.said.err.endsWith('\r\u001b[2K'));
});

test('a game without a net has hints, too', async (t) => {
  const { code, out } = await caravel('hint', saved(t, UNDONE_GAME), '--at', '1');
  assert.equal(code, 0);
  assert.match(out, /^pearls, after 1 entries, seat 0: hard, without search\n/);
});

const refused = async (args: readonly string[], says: RegExp): Promise<void> => {
  const { code, out, err } = await caravel('hint', ...args);
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /^caravel hint: .*\n$/);
  assert.match(err, says);
};

test('what is wrong with a question is said in one line', async () => {
  await refused([], /FILE is missing/);
  await refused(['no-such.caravel'], /no-such\.caravel: no such file/);
  await refused([FILE], /the game is over there/);
  await refused([FILE, '--at', '0'], /chance draws there/);
  await refused([FILE, '--at', '99999'], /--at: '99999' is not a whole number/);
  const other = ((await expected('medium', AT)).explanation.seat + 1) % 3;
  await refused([FILE, '--at', String(AT), '--seat', String(other)], new RegExp(`--seat: seat ${other} has nothing to choose there`));
  await refused([FILE, '--at', String(AT), '--level', 'deep'], /--level: no bot named 'deep'; there are random/);
  await refused([FILE, '--at', String(AT), '--ms', '1', '--visits', '1'], /--ms and --visits: one of them/);
  await refused([FILE, '--at', String(AT), '--threads', '0'], /--threads: '0' is not a whole number from 1 to 256/);
});
