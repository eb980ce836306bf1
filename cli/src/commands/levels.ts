import { join } from 'node:path';
import { levelNamed, matchReport } from '@caravel/bots';
import { at } from '@caravel/core';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, findGame, optionFlags, readGameConfig } from '../config-flags.ts';
import { demandDirectory } from '../directory.ts';
import { EFFORT_FLAGS, MOST_THREADS, readEffort } from '../effort.ts';
import { JSON_FLAG, noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { writeLevels, writeLevelsPage } from '../levels/levels-table.ts';
import { isReached, type Pair, type PairResult, pairsOf } from '../levels/pairs.ts';
import { Ledger } from '../match/ledger.ts';
import { type MatchRun, runMatch } from '../match/run-match.ts';
import type { MatchSettings } from '../match/settings.ts';
import { BOTS_PAGE, PagePlace } from '../page.ts';
import { UserError } from '../user-error.ts';

const LEVELS_FLAGS = {
  ...CONFIG_FLAGS,
  ...JSON_FLAG,
  ...EFFORT_FLAGS,
  level: { type: 'string', multiple: true },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '1' },
  state: { type: 'string' },
  write: { type: 'boolean', default: false },
  page: { type: 'string', default: BOTS_PAGE },
} as const;

type LevelsValues = ReturnType<typeof parseFlags<typeof LEVELS_FLAGS>>['values'];

/** The levels that meet the one below them, and the number of players; without a flag all of them. */
const readPairs = ({ game: name, players, level: texts }: LevelsValues, host: Host): Pair[] => {
  const game = findGame(host.games, required(name, '--game'));
  const { min, max } = game.seats;
  const count = players === undefined ? undefined : wholeNumber(players, '--players', min, max);
  const levels = texts?.map((text) => levelNamed(text));
  const pairs = pairsOf(game, (pair) => (count ?? pair.players) === pair.players && (levels?.includes(pair.upper) ?? true));
  if (pairs.length === 0) throw new UserError(`--level: no level below ${texts?.join(', ')}`);
  return pairs;
};

const readRun = (values: LevelsValues, host: Host, { players, upper, lower }: Pair): MatchRun => {
  const { game, config } = readGameConfig({ ...values, players: String(players) }, host);
  const settings: MatchSettings = {
    game: game.name,
    config,
    seats: [upper, ...Array.from({ length: players - 1 }, () => lower)],
    seed: wholeNumber(values.seed, '--seed', 0),
    ...readEffort(values),
    botMilliseconds: 0,
    threads: 1,
    isLadder: false,
  };
  const games = wholeNumber(values.games, '--games', 1, 1_000_000);
  const file = values.state && join(values.state, `${game.name}-${config.rules}-${players}-${upper}.ndjson`);
  return {
    game,
    settings,
    groups: Math.ceil(games / players),
    jobs: wholeNumber(values.jobs, '--jobs', 1, MOST_THREADS),
    ledger: file ? new Ledger(file, settings, game.version) : undefined,
  };
};

const playPair = async (pair: Pair, run: MatchRun, host: Host): Promise<PairResult> => {
  const { games, entrants } = matchReport(await runMatch(run, host), run.settings.seats);
  return { ...pair, games, wins: at(entrants, 0).winShare };
};

/** The command that plays the same games. */
const commandOf = ({ game, players, rules, option, level = [], games, seed, ms, visits }: LevelsValues): string =>
  [
    `caravel levels --game ${game}`,
    ...(players === undefined ? [] : [`--players ${players}`]),
    ...(rules === undefined ? [] : [`--rules ${rules}`]),
    ...optionFlags(option),
    ...level.map((name) => `--level ${name}`),
    `--games ${games} --seed ${seed}`,
    ...(ms === undefined ? [] : [`--ms ${ms}`]),
    ...(visits === undefined ? [] : [`--visits ${visits}`]),
  ].join(' ');

export const levels: Command = {
  name: 'levels',
  summary: 'lets every level play against a table of the level below, and says how far apart they are',
  usage: `levels --game G [--players N] [--rules R] [--option name=value ...] [--level L ...]
         [--games K] [--seed S] [--ms T | --visits V] [--jobs J] [--state DIR] [--write] [--page FILE] [--json]

  --players only with so many (default: every number the game takes)
  --level   only this one against the one below it; may be given several times
  --games   how many at least for each row (default 200); the same chance is played from every seat
  --seed    the same seed plays the same games (default 1); with --ms as far as the clock allows
  --ms      how long hard thinks about a turn; --visits how far it looks at a large decision instead;
            expert has five times as much
  --jobs    how many groups are played at the same time, each in a thread (default 1)
  --state   keeps finished groups in files of the folder DIR; the same command goes on from there
  --write   replaces the table of this game in docs/bots.md, or in --page FILE`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, LEVELS_FLAGS);
    noneOf(positionals);
    if (values.state !== undefined) demandDirectory(values.state, '--state');
    const page = values.write ? new PagePlace(values.page, `levels ${values.game}`) : undefined;
    const runs = readPairs(values, host).map((pair) => ({ pair, run: readRun(values, host, pair) }));
    const results: PairResult[] = [];
    for (const { pair, run } of runs) results.push(await playPair(pair, run, host));
    page?.write(writeLevelsPage(results, commandOf(values)));
    const rows = results.map((result) => ({ ...result, isReached: isReached(result) }));
    host.out(values.json ? `${JSON.stringify({ game: values.game, rows })}\n` : writeLevels(results));
    return 0;
  },
};
