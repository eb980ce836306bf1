/** The settings of a match: plain data, so that they can be sent to a worker and saved to a file. */
import { LEVELS } from '@caravel/bots';
import { at, type Config, type Game } from '@caravel/core';
import { isLevel } from '../bots.ts';
import type { EffortChoice } from '../effort.ts';
import { ladderTable } from '../ladder/schedule.ts';
import { oneLine } from '../one-line.ts';
import { UserError } from '../user-error.ts';

export interface MatchSettings extends EffortChoice {
  readonly game: string;
  readonly config: Config;
  /** By entrant: the name of a level, or `cmd:` and a command. */
  readonly seats: readonly string[];
  readonly seed: number;
  /** How long an external bot may take for a move. */
  readonly botMilliseconds: number;
  /** How many threads an admiral thinks with. */
  readonly threads: number;
  /** Every group is a different mix of entrants; otherwise all of them play in every group. */
  readonly isLadder: boolean;
}

/** Who plays in a group, by index in the list of entrants. */
export const entrantsOf = ({ seats, config, seed, isLadder }: MatchSettings, group: number): number[] =>
  isLadder ? ladderTable(seats.length, config.players, seed, group) : [...seats.keys()];

/** The words of an external bot's command, or undefined for a level. Quotes keep words together; there is no shell. */
export const commandOf = (seat: string): string[] | undefined =>
  seat.startsWith('cmd:')
    ? [...seat.slice(4).matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map((match) => match[1] ?? match[2] ?? at(match, 3))
    : undefined;

const demandSeat = (seat: string): void => {
  const words = commandOf(seat);
  if (words?.length === 0) throw new UserError(`--seats: '${oneLine(seat)}' has no command`);
  if (!words && !isLevel(seat)) throw new UserError(`--seats: no bot named '${seat}'; there are ${LEVELS.join(', ')} and cmd:COMMAND`);
};

/** One for each seat, separated by commas, so a command cannot contain any. */
export const readSeats = (text: string, { name, seats: { min, max } }: Game): string[] => {
  const seats = text.split(',').map((seat) => seat.trim());
  for (const seat of seats) demandSeat(seat);
  if (seats.length < min || seats.length > max)
    throw new UserError(`--seats: ${seats.length} for a game of ${name}, which takes ${min} to ${max}`);
  return seats;
};
