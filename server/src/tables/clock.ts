/** Clocks run on the server: for each seat that has to choose, from the moment it has to. */
import type { Pace } from '@caravel/protocol';
import { botLevel, type Clock, type SeatState } from './table.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** What a seat starts with. */
const allowance = (pace: Pace): number =>
  pace.kind === 'live' ? Math.round(pace.minutes * MINUTE) : pace.kind === 'days' ? Math.round(pace.days * DAY) : 0;

export const startClock = (pace: Pace, players: number, at: number): Clock | undefined =>
  pace.kind === 'untimed' ? undefined : { left: Array(players).fill(allowance(pace)), at };

const isIn = (turn: number, seat: number): boolean => ((turn >> seat) & 1) === 1;

/** A live clock gains when the turn passes on; one by days is full again when a new turn begins. */
const after = (pace: Pace, left: number, had: boolean, has: boolean): number => {
  if (pace.kind === 'live') return had && !has ? left + Math.round(pace.increment * 1000) : left;
  return has && !had ? allowance(pace) : left;
};

/** Something happened at `now`: time is taken from who had the turn, and the clocks of who has it next start. */
export const nextClock = (pace: Pace, clock: Clock, before: number, turn: number, seats: readonly SeatState[], now: number): Clock => ({
  at: now,
  left: clock.left.map((left, seat) => {
    const had = isIn(before, seat);
    const runs = had && !botLevel(seats[seat] as SeatState);
    return after(pace, runs ? left - Math.max(0, now - clock.at) : left, had, isIn(turn, seat));
  }),
});

/** The next moment a seat's time is up, if any runs. */
export const flagAt = (clock: Clock, turn: number, seats: readonly SeatState[]): number | undefined => {
  let first: number | undefined;
  for (const [seat, left] of clock.left.entries())
    if (isIn(turn, seat) && !botLevel(seats[seat] as SeatState)) first = Math.min(first ?? Number.POSITIVE_INFINITY, clock.at + left);
  return first;
};

/** The seats whose time is up. */
export const flagged = (clock: Clock, turn: number, seats: readonly SeatState[], now: number): number[] =>
  clock.left.flatMap((left, seat) => (isIn(turn, seat) && !botLevel(seats[seat] as SeatState) && clock.at + left <= now ? [seat] : []));

/** More time for a seat, for one who is on vacation. */
export const extend = (clock: Clock, seat: number, by: number): Clock => ({
  ...clock,
  left: clock.left.map((left, i) => (i === seat ? left + by : left)),
});
