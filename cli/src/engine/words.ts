/** Reads the words of a request. */
import { CHANCE, fail, ok, type Result, type Seat, type Timeline } from '@caravel/core';

export interface SeatAndRest {
  readonly seat: Seat;
  readonly rest: string;
}

const SEAT_FIRST = /^(\*|-?\d+)(?: +(.*))?$/s;

/** `2 role captain` or `* tile corn`; undefined where the text does not begin with a seat. */
export const splitSeat = (text: string): SeatAndRest | undefined => {
  const match = SEAT_FIRST.exec(text);
  return match ? { seat: match[1] === '*' ? CHANCE : Number(match[1]), rest: match[2] ?? '' } : undefined;
};

/** The number of a player's seat. */
export const parseSeat = (timeline: Timeline, text: string): Result<Seat> =>
  /^\d$/.test(text) && Number(text) < timeline.config.players
    ? ok(Number(text))
    : fail(`'${text}' is not a seat from 0 to ${timeline.config.players - 1}`);
