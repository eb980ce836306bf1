import { LEVELS, matchReport } from '@caravel/bots';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, CONFIG_USAGE, optionFlags, readGameConfig } from '../config-flags.ts';
import { EFFORT_FLAGS, MOST_THREADS, readEffort } from '../effort.ts';
import { JSON_FLAG, noneOf, parseFlags, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { rankedLevels, writeLadder, writeLadderPage } from '../ladder/ladder-table.ts';
import { ratingsOf } from '../ladder/rating.ts';
import { groupsInRound } from '../ladder/schedule.ts';
import { Ledger } from '../match/ledger.ts';
import { type MatchRun, runMatch } from '../match/run-match.ts';
import type { MatchSettings } from '../match/settings.ts';
import { BOTS_PAGE, PagePlace } from '../page.ts';

const LADDER_FLAGS = {
  ...CONFIG_FLAGS,
  ...JSON_FLAG,
  ...EFFORT_FLAGS,
  games: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '1' },
  threads: { type: 'string', default: '1' },
  state: { type: 'string' },
  write: { type: 'boolean', default: false },
  page: { type: 'string', default: BOTS_PAGE },
} as const;

type LadderValues = ReturnType<typeof parseFlags<typeof LADDER_FLAGS>>['values'];

interface LadderRun extends MatchRun {
  readonly page: PagePlace | undefined;
}

/** Everything is read before anything is played or written. */
const readLadder = (values: LadderValues, host: Host): LadderRun => {
  const { game, config } = readGameConfig({ ...values, players: values.players ?? '4' }, host);
  const settings: MatchSettings = {
    game: game.name,
    config,
    seats: LEVELS,
    seed: wholeNumber(values.seed, '--seed', 0),
    ...readEffort(values),
    botMilliseconds: 0,
    threads: wholeNumber(values.threads, '--threads', 1, MOST_THREADS),
    isLadder: true,
  };
  const rounds = wholeNumber(values.games, '--games', 1, 1_000_000);
  const jobs = wholeNumber(values.jobs, '--jobs', 1, MOST_THREADS);
  const page = values.write ? new PagePlace(values.page, `ladder ${game.name} ${config.players}`) : undefined;
  const ledger = values.state === undefined ? undefined : new Ledger(values.state, settings, game.version);
  return { game, settings, groups: rounds * groupsInRound(LEVELS.length, config.players), jobs, ledger, page };
};

/** The command that plays the same ladder. */
const commandOf = ({ settings }: LadderRun, { rules, option, games, ms, visits, threads }: LadderValues): string =>
  [
    `caravel ladder --game ${settings.game} --players ${settings.config.players}`,
    ...(rules === undefined ? [] : [`--rules ${rules}`]),
    ...optionFlags(option),
    `--games ${games} --seed ${settings.seed}`,
    ...(ms === undefined ? [] : [`--ms ${ms}`]),
    ...(visits === undefined ? [] : [`--visits ${visits}`]),
    ...(threads === '1' ? [] : [`--threads ${threads}`]),
  ].join(' ');

export const ladder: Command = {
  name: 'ladder',
  summary: 'rates all levels of bots by games at mixed tables',
  usage: `ladder ${CONFIG_USAGE.replace('--players N', '[--players N]')}
         [--games K] [--seed S] [--ms T | --visits V] [--jobs J] [--threads N] [--state FILE]
         [--write] [--page FILE] [--json]

  Every set of levels that fills the table plays the same chance from every seat; ratings are openskill's, and start at 25.

  --players how many (default 4)
  --games   how many times every set plays (default 5); with four players a time is 15 sets and 60 games
  --seed    the same seed plays the same games (default 1); with --ms as far as the clock allows
  --ms      how long hard thinks about a turn; --visits how far it looks at a large decision instead;
            expert has five times as much
  --jobs    how many groups are played at the same time, each in a thread (default 1)
  --threads how many threads expert thinks with, each as long and as far (default 1)
  --state   keeps finished groups in FILE; the same ladder goes on from there, also with more --games
  --write   replaces the table of this game and number of players in docs/bots.md, or in --page FILE`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, LADDER_FLAGS);
    noneOf(positionals);
    const run = readLadder(values, host);
    const groups = await runMatch(run, host);
    const report = matchReport(groups, run.settings.seats);
    const ranking = rankedLevels(report, ratingsOf(run.settings.seats.length, groups));
    run.page?.write(writeLadderPage(run.settings, report, ranking, commandOf(run, values)));
    const { game, config, seed, visits = null, milliseconds: ms = null } = run.settings;
    const all = { game, ...config, seed, visits, ms, groups: report.groups, games: report.games, levels: ranking };
    host.out(values.json ? `${JSON.stringify(all)}\n` : writeLadder(run.settings, report, ranking));
    return 0;
  },
};
