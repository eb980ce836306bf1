import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { must, parseGameFile, readConfig, replay, standing, type Timeline } from '@caravel/core';
import { GAMES } from '@caravel/games/loaded';
import { habitsOf } from '../games/known-games.ts';
import { amountsOf, choicesOf } from './spec.ts';
import { countedOptions, tallyOfGame } from './tally.ts';

const recorded = (game: string, name: string): { timeline: Timeline; lines: readonly string[] } => {
  const text = readFileSync(new URL(`../../../games/${game}/games/${name}.caravel`, import.meta.url), 'utf8');
  const file = must(parseGameFile(text, (wanted) => GAMES.find((known) => known.name === wanted)));
  return { timeline: must(replay(file.game, file.config, file.entries)), lines: text.split('\n') };
};

/** How often a line of the log begins like this. */
const linesLike = (lines: readonly string[], start: string): number => lines.filter((line) => line.startsWith(start)).length;

test('a recorded game of Puerto Rico is counted as one counts it by hand', async () => {
  const { timeline, lines } = recorded('puerto-rico', '3-players-city');
  const { games, lengths, shares, winners, others, mine } = tallyOfGame(timeline, await habitsOf('puerto-rico'), [2]);
  assert.deepEqual([games, lengths], [1, { 19: [1] }], '57 roles were chosen by three players');
  // Bob on seat 1 wins by 37 to 32 and 32; Anna on seat 0 is the first governor.
  assert.deepEqual(
    [shares['start 1'], shares['start 2'], shares['start 3']],
    [
      [1, 0],
      [1, 60],
      [1, 0],
    ],
  );
  assert.deepEqual(
    [shares['opening captain'], shares['opening trader'], shares['opening mayor']],
    [
      [1, 0],
      [1, 60],
      [1, 0],
    ],
  );
  assert.deepEqual([shares['bought hacienda'], shares['bought factory'], shares['bought wharf']], [[2, 60], [1, 0], undefined]);
  assert.deepEqual([shares['ended by city'], shares['ended by points']], [[3, 60], undefined]);
  assert.deepEqual(
    [winners.score, others.score],
    [
      [1, 37 * 60, (37 * 60) ** 2],
      [1, 32 * 60, (32 * 60) ** 2],
    ],
  );
  assert.equal(winners['role mayor']?.[1], 60 * linesLike(lines, '1 role mayor'));
  assert.equal(others['role mayor']?.[1], 30 * (linesLike(lines, '0 role mayor') + linesLike(lines, '2 role mayor')));
  assert.deepEqual(mine.shares['bought hacienda'], [1, 0]);
  assert.equal(mine.means['role mayor']?.[1], 60 * linesLike(lines, '2 role mayor'));
});

test('a recorded game of Madeira is counted as one counts it by hand', async () => {
  const { timeline, lines } = recorded('madeira', '2nd-3-players');
  const { shares, winners, others } = tallyOfGame(timeline, await habitsOf('madeira'));
  assert.deepEqual(shares['opening influence']?.[0], 3, 'all three take it first');
  assert.equal(shares['request market-routes']?.[0], 2);
  assert.equal(shares['request urbanization'], undefined);
  const { winners: won } = standing(timeline.game, timeline.state);
  const dice = (seat: number) => linesLike(lines, `${seat} die`);
  const losers = [0, 1, 2].filter((seat) => !won.includes(seat));
  const sum = (seats: readonly number[]) => seats.reduce((all, seat) => all + 15 - dice(seat), 0);
  assert.equal(winners['unused dice']?.[1], (60 * sum(won)) / won.length, 'three dice a round');
  assert.equal(others['unused dice']?.[1], (60 * sum(losers)) / losers.length);
});

const readFiles = (game: string): string[] => {
  const players = [2, 3, 4];
  return game === 'madeira' ? players.map((n) => `2nd-${n}-players`) : players.map((n) => `${n}-players-points`);
};

for (const game of GAMES)
  test(`the points of ${game.name} by source add up to the score, and every name that is asked for is counted`, async () => {
    const habits = await habitsOf(game.name);
    const { points = [] } = habits.tally.amounts;
    const files = readFiles(game.name);
    const seen = new Set<string>();
    for (const name of files) {
      const { timeline } = recorded(game.name, name);
      const { shares, winners } = tallyOfGame(timeline, habits);
      for (const known of [...Object.keys(shares), ...Object.keys(winners)]) seen.add(known);
      const total = points.reduce((sum, source) => sum + (winners[source]?.[1] ?? 0) * (source.includes('lost') ? -1 : 1), 0);
      assert.equal(total, winners.score?.[1], name);
    }
    for (const name of amountsOf(habits.tally)) assert.ok(seen.has(name), name);
    assert.ok(choicesOf(habits.tally, 2).filter((name) => seen.has(name)).length > 8);
  });

test('options are told apart where they make it another game', async () => {
  const [madeira, puertoRico] = ['madeira', 'puerto-rico'].map((name) => GAMES.find((game) => game.name === name));
  assert.ok(madeira && puertoRico);
  const optionsOf = async (game: typeof madeira, options: object) =>
    countedOptions(game, must(readConfig(game, { players: 3, options })), (await habitsOf(game.name)).tally);
  assert.deepEqual(await optionsOf(puertoRico, { governor: 1 }), {});
  assert.deepEqual(await optionsOf(puertoRico, { mayor: 'in order' }), { mayor: 'in order' });
  assert.deepEqual(await optionsOf(madeira, { openPirates: true }), { openPirates: 'true' });
});
