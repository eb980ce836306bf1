/** The flags of a match: shared by every command that lets bots play and looks at their games. */
import type { Measure } from '@caravel/bots/measures';
import { CONFIG_FLAGS, findGame, readGameConfig } from '../config-flags.ts';
import { EFFORT_FLAGS, LONGEST, MOST_THREADS, readEffort } from '../effort.ts';
import { JSON_FLAG, noneOf, type parseFlags, required, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { BOTS_PAGE } from '../page.ts';
import { Ledger } from './ledger.ts';
import type { MatchRun } from './run-match.ts';
import { type MatchSettings, readSeats } from './settings.ts';

const { players: _, ...TABLE_FLAGS } = CONFIG_FLAGS;

export const MATCH_FLAGS = {
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
} as const;

export const MATCH_USAGE = `--game G --seats A,B,... [--rules R] [--option name=value ...]
         [--games K] [--seed S] [--ms T | --visits V] [--bot-ms T] [--jobs J]
         [--threads N] [--state FILE]`;

export const MATCH_FLAGS_USAGE = `  --seats   a bot a seat: the name of a level, or cmd:COMMAND for a program of your own (docs/protocol-bots.md);
            hard@400 looks at 400 positions, hard@50ms thinks for 50 ms a turn; equal names are one entrant
  --games   how many groups (default 25); a group is the same chance played once for every seating, so with one
            bot against three others of a kind four games
  --seed    the same seed plays the same games (default 1); with --ms as far as the clock allows
  --ms      how long hard thinks about a turn; --visits how far it looks at a large decision instead;
            expert has five times as much
  --bot-ms  how long a program may take for a move (default 10000)
  --jobs    how many groups are played at the same time, each in a thread (default 1)
  --threads how many threads expert thinks with, each as long and as far (default 1)
  --state   keeps finished groups in FILE; the same match goes on from there, also with more --games`;

/** Of a command that also writes its tables to a page. */
export const MEASURE_FLAGS = {
  ...MATCH_FLAGS,
  write: { type: 'boolean', default: false },
  page: { type: 'string', default: BOTS_PAGE },
} as const;

export const MEASURE_USAGE = `${MATCH_USAGE}
         [--write] [--page FILE] [--json]`;

export const MEASURE_FLAGS_USAGE = `${MATCH_FLAGS_USAGE}
  --write   replaces the tables of this game and number of players in docs/bots.md, or in --page FILE; only where
            all seats are levels`;

type MatchValues = ReturnType<typeof parseFlags<typeof MATCH_FLAGS>>['values'];

/** Everything is read before anything is played or written. */
export const readMatch = (values: MatchValues, positionals: readonly string[], host: Host, measure?: Measure): MatchRun => {
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
    ...(measure && { measure }),
  };
  const groups = wholeNumber(values.games, '--games', 1, 1_000_000);
  const jobs = wholeNumber(values.jobs, '--jobs', 1, MOST_THREADS);
  const ledger = values.state === undefined ? undefined : new Ledger(values.state, settings, game.version);
  return { game, settings, groups, jobs, ledger };
};
