/** Clocks run on the server: for each seat that has to choose, from the moment it has to. They wait while the owner is away, and while no node ran. */
import { hasTurn, type Seat, type Turn } from '@caravel/core';
import type { Pace } from '@caravel/protocol';
import { joined, momentAfter, type Span, timeWithin } from '../model/span.ts';
import { botLevel, type Clock, type SeatState, type Table } from '../model/table.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** What a seat starts with. */
const allowance = (pace: Pace): number =>
  pace.kind === 'live' ? Math.round(pace.minutes * MINUTE) : pace.kind === 'days' ? Math.round(pace.days * DAY) : 0;

export const startClock = (pace: Pace, players: number, at: number): Clock | undefined =>
  pace.kind === 'untimed' ? undefined : { left: Array(players).fill(allowance(pace)), at };

/** When the clock of the seat waits: nobody's time runs in an outage. */
const pauses = ({ away }: SeatState, outages: readonly Span[]): readonly Span[] => joined(outages, away);

/** What a seat that had the turn has used since its clock was read. */
const used = (sitter: SeatState, outages: readonly Span[], from: number, to: number): number =>
  Math.max(0, to - from) - timeWithin(pauses(sitter, outages), from, to);

/** When the time of a seat that has the turn is up, if nothing happens before. */
const momentOf = ({ left, at }: Clock, seat: Seat, sitter: SeatState, outages: readonly Span[]): number =>
  momentAfter(pauses(sitter, outages), at, left[seat] as number);

/** A live clock gains when a turn ends, and pays it back when that is taken back; one by days is full again when a new turn begins. */
const after = (
  pace: Pace,
  left: number,
  { isOver, isNew, isTakenBack }: { isOver: boolean; isNew: boolean; isTakenBack: boolean },
): number => {
  if (pace.kind !== 'live') return isNew && !isTakenBack ? allowance(pace) : left;
  const gain = Math.round(pace.increment * 1000);
  if (isTakenBack) return isNew ? left - gain : left;
  return isOver ? left + gain : left;
};

/** What is needed to read clocks. */
export interface Running {
  readonly clock: Clock;
  readonly turn: Turn;
  readonly seats: readonly SeatState[];
  /** When no node ran. */
  readonly outages: readonly Span[];
}

/** What happened between two events, besides that somebody else may have the turn. */
interface Between {
  /** Who sat there at the first. */
  readonly earlier?: readonly SeatState[];
  /** Who had the turn all the while, if they had it and have it. */
  readonly held?: Turn;
  /** Somebody took back their own moves: their turn goes on. */
  readonly isTakenBack?: boolean;
}

/**
 * The clocks after an event at `now`: those who had the turn have used time, and those who have it now begin to. A bot uses none, but whoever
 * leaves the seat to one, or takes it back, does: that is no way to stop a clock.
 */
export const nextClock = (
  pace: Pace,
  { clock, turn: before, seats, outages }: Running,
  turn: Turn,
  now: number,
  { earlier = seats, held = turn, isTakenBack = false }: Between = {},
): Clock => ({
  at: now,
  left: clock.left.map((left, seat) => {
    const [had, has] = [hasTurn(before, seat), hasTurn(turn, seat)];
    const isSame = had && has && hasTurn(held, seat);
    const sitter = seats[seat] as SeatState;
    const isBots = botLevel(sitter) && botLevel(earlier[seat] as SeatState);
    const spent = had && !isBots ? used(sitter, outages, clock.at, now) : 0;
    return after(pace, left - spent, { isOver: had && !isSame, isNew: has && !isSame, isTakenBack });
  }),
});

/** The next moment a seat's time is up, if any runs. */
export const flagAt = ({ clock, turn, seats, outages }: Running): number | undefined => {
  let first: number | undefined;
  for (const [seat, sitter] of seats.entries())
    if (hasTurn(turn, seat) && !botLevel(sitter))
      first = Math.min(first ?? Number.POSITIVE_INFINITY, momentOf(clock, seat, sitter, outages));
  return first;
};

/** The seats whose time is up. */
export const flagged = ({ clock, turn, seats, outages }: Running, now: number): number[] =>
  seats.flatMap((sitter, seat) =>
    hasTurn(turn, seat) && !botLevel(sitter) && momentOf(clock, seat, sitter, outages) <= now ? [seat] : [],
  );

/** Of a seat that has the turn and that a bot sits at since, so that nothing was used any more. */
export const isTimeUp = ({ clock, turn }: Pick<Table, 'clock' | 'turn'>, seat: Seat): boolean =>
  hasTurn(turn, seat) && (clock?.left[seat] ?? 1) <= 0;

/** What people are shown: of a seat that has the turn, how long it is until its time is up. */
export const shownLeft = ({ clock, turn, live }: Pick<Table, 'clock' | 'turn' | 'live'>, outages: readonly Span[]): number[] =>
  clock?.left.map((left, seat) =>
    hasTurn(turn, seat) ? momentOf(clock, seat, live.seats[seat] as SeatState, outages) - clock.at : left,
  ) ?? [];
