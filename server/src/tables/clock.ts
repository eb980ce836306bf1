/** Clocks run on the server: for each seat that has to choose, from the moment it has to. */
import type { Pace } from '@caravel/protocol';
import { botLevel, type Clock, type SeatState, type Table } from './table.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** What a seat starts with. */
const allowance = (pace: Pace): number =>
  pace.kind === 'live' ? Math.round(pace.minutes * MINUTE) : pace.kind === 'days' ? Math.round(pace.days * DAY) : 0;

export const startClock = (pace: Pace, players: number, at: number): Clock | undefined =>
  pace.kind === 'untimed' ? undefined : { left: Array(players).fill(allowance(pace)), at };

const isIn = (turn: number, seat: number): boolean => ((turn >> seat) & 1) === 1;

/** How long the owner was away between two moments. */
const rest = ({ away }: SeatState, from: number, to: number): number =>
  away ? Math.max(0, Math.min(to, away.until) - Math.max(from, away.from)) : 0;

/** When the time of a seat that has the turn is up, if nothing happens before: later, where the owner is away. */
const momentOf = ({ left, at }: Clock, seat: number, sitter: SeatState): number => {
  const moment = at + (left[seat] as number);
  return sitter.away && moment > sitter.away.from ? moment + rest(sitter, at, Number.POSITIVE_INFINITY) : moment;
};

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
    const sitter = seats[seat] as SeatState;
    const spent = had && !botLevel(sitter) ? Math.max(0, now - clock.at) - rest(sitter, clock.at, now) : 0;
    return after(pace, left - spent, had, isIn(turn, seat));
  }),
});

/** The next moment a seat's time is up, if any runs. */
export const flagAt = (clock: Clock, turn: number, seats: readonly SeatState[]): number | undefined => {
  let first: number | undefined;
  for (const [seat, sitter] of seats.entries())
    if (isIn(turn, seat) && !botLevel(sitter)) first = Math.min(first ?? Number.POSITIVE_INFINITY, momentOf(clock, seat, sitter));
  return first;
};

/** The seats whose time is up. */
export const flagged = (clock: Clock, turn: number, seats: readonly SeatState[], now: number): number[] =>
  seats.flatMap((sitter, seat) => (isIn(turn, seat) && !botLevel(sitter) && momentOf(clock, seat, sitter) <= now ? [seat] : []));

/** What people are shown: of a seat that has the turn, how long it is until its time is up. */
export const shownLeft = ({ clock, turn, live }: Pick<Table, 'clock' | 'turn' | 'live'>): number[] =>
  clock?.left.map((left, seat) => {
    const sitter = live.seats[seat] as SeatState;
    return sitter.away && isIn(turn, seat) ? momentOf(clock, seat, sitter) - clock.at : left;
  }) ?? [];
