import { writeFileSync } from 'node:fs';
import { type Cell, type GameHabits, habitsOf, writeCells } from '@caravel/bots/tally';
import { columns, writeNumber } from '../columns.ts';
import type { Command } from '../command.ts';
import { findGame } from '../config-flags.ts';
import { errorMessage } from '../error-message.ts';
import { noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import { Blocks } from '../stats/blocks.ts';
import { playPlan } from '../stats/bot-games.ts';
import { planFor } from '../stats/plan.ts';
import { readRecorded } from '../stats/recorded-games.ts';
import { UserError } from '../user-error.ts';

const MOST_GAMES = 1_000_000;

const habitsFor = async (game: string): Promise<GameHabits> => {
  try {
    return await habitsOf(game);
  } catch (error) {
    throw new UserError(errorMessage(error));
  }
};

const HEAD = ['players', 'rules', 'options', 'level', 'games', 'who begins wins', 'winner’s score'];

const writeOptions = (options: Cell['options']): string =>
  Object.entries(options)
    .map((pair) => pair.join('='))
    .join(' ') || '–';

const row = ({ players, rules, options, level, sums }: Cell): string[] => {
  const [seats, wins] = sums.shares['start 1'] ?? [0, 0];
  const [games, score] = sums.winners.score ?? [0, 0];
  return [
    ...[String(players), rules, writeOptions(options), level ?? '–', writeNumber(sums.games)],
    `${((100 * wins) / 60 / seats).toFixed(1)} %`,
    (score / 60 / games).toFixed(1),
  ];
};

const writeReport = (game: string, cells: readonly Cell[]): string => {
  const games = cells.reduce((sum, { sums }) => sum + sums.games, 0);
  return `${game}, ${writeNumber(games)} games\n\n${columns([HEAD, ...cells.map(row)], [0, 4, 5, 6])}\n`;
};

const save = (path: string, text: string): void => {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UserError(`--out: ${path}: ${errorMessage(error)}`);
  }
};

export const stats: Command = {
  name: 'stats',
  summary: 'counts what happens in many games of bots, for the page of statistics',
  usage: `stats --game G [--games K] [--seed S] [--state FILE] [--read DIR] [--out FILE]

  Plays the usual rules with every number of players, and some games of every other rule set, option and of weaker bots.

  --games  how many of the usual rules with each number of players (default 20)
  --seed   the same seed plays the same games (default 1)
  --state  keeps what was counted in FILE; the same games go on from there
  --read   counts the games in DIR instead, as simulate --record writes them
  --out    writes the sums to FILE; the page has its own in web/src/lib/stats/data`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, {
      game: { type: 'string' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      state: { type: 'string' },
      read: { type: 'string' },
      out: { type: 'string' },
    });
    noneOf(positionals);
    const game = findGame(host.games, required(values.game, '--game'));
    const games = wholeNumber(values.games, '--games', 1, MOST_GAMES);
    const seed = wholeNumber(values.seed, '--seed', 0);
    const habits = await habitsFor(game.name);
    const blocks = new Blocks(values.state, { stats: game.name, version: game.version, seed });
    const plan = planFor(game, habits.tally.options, games);
    const cells =
      values.read === undefined
        ? await playPlan({ game, habits, seed, blocks }, plan, host)
        : readRecorded(values.read, game, habits, host);
    if (values.out !== undefined) save(values.out, `${JSON.stringify(writeCells(game.name, game.version, habits.tally, cells))}\n`);
    host.out(writeReport(game.name, cells));
    return 0;
  },
};
