/** The settings of a match: plain data, so that they can be sent to a worker and saved to a file. */
import { isSearching, LEVELS, type Level, levelNamed } from '@caravel/bots';
import type { Measure } from '@caravel/bots/measures';
import { at, type Config, type Game } from '@caravel/core';
import type { EffortChoice } from '../effort.ts';
import { ladderTable } from '../ladder/schedule.ts';
import { oneLine } from '../one-line.ts';
import { UserError } from '../user-error.ts';

export interface MatchSettings extends EffortChoice {
  readonly game: string;
  readonly config: Config;
  /** By entrant: the name of a level, with an effort of its own or without, or `cmd:` and a command. */
  readonly seats: readonly string[];
  readonly seed: number;
  /** How long an external bot may take for a move. */
  readonly botMilliseconds: number;
  /** How many threads `expert` thinks with. */
  readonly threads: number;
  /** Every group is a different mix of entrants; otherwise all of them play in every group. */
  readonly isLadder: boolean;
  /** What is noted of every game besides its result. */
  readonly measure?: Measure;
}

/** Who plays in a group, by index in the list of entrants. */
export const entrantsOf = ({ seats, config, seed, isLadder }: MatchSettings, group: number): number[] =>
  isLadder ? ladderTable(seats.length, config.players, seed, group) : [...seats.keys()];

/** The words of an external bot's command, or undefined for a level. Quotes keep words together; there is no shell. */
export const commandOf = (seat: string): string[] | undefined =>
  seat.startsWith('cmd:')
    ? [...seat.slice(4).matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map((match) => match[1] ?? match[2] ?? at(match, 3))
    : undefined;

/** A level, and its own effort where one stands behind it: `hard@400` looks at 400 positions, `hard@50ms` takes 50 milliseconds. */
export const levelSeat = (seat: string): { level: Level; effort?: EffortChoice } | undefined => {
  const [, name = '', number, unit] = /^(\w+)(?:@(\d+)(ms)?)?$/.exec(seat) ?? [];
  const level = levelNamed(name);
  if (level === undefined) return undefined;
  if (number === undefined) return { level };
  return { level, effort: unit ? { milliseconds: Number(number) } : { visits: Number(number) } };
};

const writeLevelSeat = (text: string): string | undefined => {
  const seat = levelSeat(text);
  if (!seat?.effort) return seat?.level;
  if (!isSearching(seat.level)) throw new UserError(`--seats: '${text}': ${seat.level} does not search`);
  if ((seat.effort.visits ?? seat.effort.milliseconds) === 0) throw new UserError(`--seats: '${text}': 1 or more`);
  return text.replace(/^\w+/, seat.level);
};

/** A level by its name of today, or the command as it stands. */
const readSeat = (text: string): string => {
  const words = commandOf(text);
  if (words?.length === 0) throw new UserError(`--seats: '${oneLine(text)}' has no command`);
  const seat = words ? text : writeLevelSeat(text);
  if (seat === undefined) throw new UserError(`--seats: no bot named '${text}'; there are ${LEVELS.join(', ')} and cmd:COMMAND`);
  return seat;
};

/** One for each seat, separated by commas, so a command cannot contain any. */
export const readSeats = (text: string, { name, seats: { min, max } }: Game): string[] => {
  const seats = text.split(',').map((seat) => readSeat(seat.trim()));
  if (seats.length < min || seats.length > max)
    throw new UserError(`--seats: ${seats.length} for a game of ${name}, which takes ${min} to ${max}`);
  return seats;
};
