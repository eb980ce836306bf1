import { loadModel } from '@caravel/bots';
import { type PuzzleGame, TIMES_DEEPER } from '@caravel/bots/puzzles';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { findGame } from '../config-flags.ts';
import { MOST_THREADS } from '../effort.ts';
import { JSON_FLAG, noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import { Progress } from '../progress.ts';
import { mine } from '../puzzles/mining.ts';
import { PuzzleFolder } from '../puzzles/puzzle-folder.ts';
import { UserError } from '../user-error.ts';

const PUZZLES_FLAGS = {
  ...JSON_FLAG,
  game: { type: 'string' },
  out: { type: 'string' },
  games: { type: 'string', default: '20' },
  visits: { type: 'string', default: '400' },
  jobs: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  check: { type: 'boolean', default: false },
} as const;

const counted = <T>(all: readonly T[], keyOf: (one: T) => string | number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of all) counts[keyOf(one)] = (counts[keyOf(one)] ?? 0) + 1;
  return counts;
};

const summaryOf = (games: readonly PuzzleGame[]) => {
  const all = games.flatMap(({ config, puzzles }) => puzzles.map((puzzle) => ({ ...puzzle, ...config })));
  return {
    games: games.length,
    puzzles: all.length,
    exact: all.filter(({ isExact }) => isExact).length,
    themes: counted(all, ({ theme }) => theme),
    players: counted(all, ({ players }) => players),
    rules: counted(all, ({ rules }) => rules),
    ratings: counted(all, ({ rating }) => 200 * Math.floor(rating / 200)),
  };
};

const writeCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ');

const writeSummary = ({ games, puzzles, exact, themes, players, rules, ratings }: ReturnType<typeof summaryOf>): string =>
  `${columns([
    ['games', String(games)],
    ['puzzles', `${puzzles}, ${exact} of them solved exactly`],
    ['themes', writeCounts(themes)],
    ['players', writeCounts(players)],
    ['rules', writeCounts(rules)],
    ['ratings from', writeCounts(ratings)],
  ])}\n`;

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'finds positions in games of strong bots in which one move is clearly the best',
  usage: `puzzles --game G --out DIR [--games K] [--visits V] [--jobs N] [--seed S] [--check] [--json]

  --out     a folder; a file for each game that was played. The same command with more games continues
  --games   how many games (default 20); players and rule sets take turns
  --visits  how far a promising decision is searched (default 400), and ${TIMES_DEEPER} times as far if its best move is clear
  --jobs    how many threads (default 1); what is found does not depend on it

  --check   plays nothing: proves what the folder has again with other draws, and drops what does not hold

  A move is clearly the best if its chance to win is higher than that of every other by at least 5 % and by more than
  twice what the difference may be off, at both depths. Endings are solved exactly if that takes few enough positions.`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, PUZZLES_FLAGS);
    noneOf(positionals);
    const game = findGame(host.games, required(values.game, '--game'));
    if (!(await loadModel(game))) throw new UserError(`no net was trained for ${game.name}`);
    const count = wholeNumber(values.games, '--games', 1, 9999);
    const jobs = wholeNumber(values.jobs, '--jobs', 1, MOST_THREADS);
    const settings = {
      game: game.name,
      visits: wholeNumber(values.visits, '--visits', 1, 100_000),
      seed: wholeNumber(values.seed, '--seed', 0),
    };
    const folder = new PuzzleFolder(required(values.out, '--out'), settings);
    const open = Array.from({ length: count }, (_, number) => number).filter((number) => !folder.has(number));
    const tasks = values.check ? folder.games : open;
    const all = values.check ? tasks.length : count;
    const progress = new Progress(host, all);
    let done = all - tasks.length;
    await mine(settings, tasks, jobs, (mined) => {
      folder.add(mined);
      progress.show(++done);
    });
    progress.clear();
    folder.writeIndex();
    const summary = summaryOf(folder.games);
    host.out(values.json ? `${JSON.stringify(summary)}\n` : writeSummary(summary));
    return 0;
  },
};
