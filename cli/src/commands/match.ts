import { matchReport } from '@caravel/bots';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, findGame, readGameConfig } from '../config-flags.ts';
import { EFFORT_FLAGS, LONGEST, MOST_THREADS, readEffort } from '../effort.ts';
import { JSON_FLAG, noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { Ledger } from '../match/ledger.ts';
import { type MatchRun, runMatch } from '../match/run-match.ts';
import { type MatchSettings, readSeats } from '../match/settings.ts';
import { writeMatch } from '../match/table.ts';

const { players: _, ...TABLE_FLAGS } = CONFIG_FLAGS;

const MATCH_FLAGS = {
  ...TABLE_FLAGS,
  ...JSON_FLAG,
  ...EFFORT_FLAGS,
  seats: { type: 'string' },
  games: { type: 'string', default: '25' },
  seed: { type: 'string', default: '1' },
  'bot-ms': { type: 'string', default: '10000' },
  jobs: { type: 'string', default: '1' },
  threads: { type: 'string', default: '1' },
  state: { type: 'string' },
  holdings: { type: 'boolean', default: false },
} as const;

/** Everything is read before anything is played or written. */
const readMatch = (args: readonly string[], host: Host): MatchRun & { readonly json: boolean; readonly holdings: boolean } => {
  const { values, positionals } = parseFlags(args, MATCH_FLAGS);
  noneOf(positionals);
  const effort = readEffort(values);
  const seats = readSeats(required(values.seats, '--seats'), findGame(host.games, required(values.game, '--game')));
  const { game, config } = readGameConfig({ ...values, players: String(seats.length) }, host);
  const settings: MatchSettings = {
    game: game.name,
    config,
    seats,
    seed: wholeNumber(values.seed, '--seed', 0),
    ...effort,
    botMilliseconds: wholeNumber(values['bot-ms'], '--bot-ms', 1, LONGEST),
    threads: wholeNumber(values.threads, '--threads', 1, MOST_THREADS),
    isLadder: false,
  };
  const groups = wholeNumber(values.games, '--games', 1, 1_000_000);
  const jobs = wholeNumber(values.jobs, '--jobs', 1, MOST_THREADS);
  const ledger = values.state === undefined ? undefined : new Ledger(values.state, settings, game.version);
  return { game, settings, groups, jobs, ledger, json: values.json, holdings: values.holdings };
};

export const match: Command = {
  name: 'match',
  summary: 'lets bots play against each other, and says who is better and how sure that is',
  usage: `match --game G --seats A,B,... [--rules R] [--option name=value ...]
         [--games K] [--seed S] [--ms T | --visits V] [--bot-ms T] [--jobs J]
         [--threads N] [--state FILE] [--holdings] [--json]

  --seats   a bot a seat: the name of a level, or cmd:COMMAND for a program of your own (docs/protocol-bots.md);
            equal names are one entrant
  --games   how many groups (default 25); a group is the same chance played once for every seating, so with one
            bot against three others of a kind four games
  --seed    the same seed plays the same games (default 1); with --ms as far as the clock allows
  --ms      how long hard thinks about a turn; --visits how far it looks at a large decision instead;
            expert has five times as much
  --bot-ms  how long a program may take for a move (default 10000)
  --jobs    how many groups are played at the same time, each in a thread (default 1)
  --threads how many threads expert thinks with, each as long and as far (default 1)
  --state   keeps finished groups in FILE; the same match goes on from there, also with more --games
  --holdings  also what they had at the end on average: points, resources, pieces`,
  run: async (args, host) => {
    const { json, holdings, ...run } = readMatch(args, host);
    const games = await runMatch(run, host);
    const report = matchReport(games, run.settings.seats);
    const { game, config, seats, seed, visits = null, milliseconds: ms = null } = run.settings;
    host.out(
      json ? `${JSON.stringify({ game, ...config, seats, seed, visits, ms, ...report })}\n` : writeMatch(run.settings, report, holdings),
    );
    return 0;
  },
};
