/** A player moves: checked for the seat, on the position it was composed for, all or nothing, once. */
import { CHANCE, type Entry } from '@caravel/core';
import { Refusal } from '../model/refusal.ts';
import { keptRequest } from '../model/request.ts';
import { isPast, type Live, type Person, seatsOwned, type Table } from '../model/table.ts';
import { commute } from './commute.ts';
import type { Room, TableEvent } from './room.ts';

export interface Act {
  readonly length: number;
  readonly moves: readonly string[];
  readonly request: string;
  /** Which of the person's seats; `*` for chance at a table with real dice. */
  readonly seat?: number | '*';
}

export const demandRunning = ({ status }: Table): void => {
  if (status === 'open') throw new Refusal('not-now', 'the game has not begun');
  if (status !== 'running') throw new Refusal('not-now', `the table is ${status}`);
};

/** The seat the person speaks for. */
export const ownSeat = (table: Table, person: Person, wish?: number): number => {
  const seats = seatsOwned(table, person.id);
  const seat = wish ?? seats[0];
  if (seat === undefined || !seats.includes(seat))
    throw new Refusal('not-yours', wish === undefined ? 'you have no seat at this table' : `seat ${wish} is not yours`);
  return seat;
};

const actingSeat = (table: Table, person: Person, wish: Act['seat']): number => {
  if (wish !== '*') return ownSeat(table, person, wish);
  if (table.header.chance !== 'manual') throw new Refusal('not-yours', 'chance is drawn by the fair shuffler at this table');
  if (table.host !== person.id) throw new Refusal('not-yours', 'only the host enters what dice and tiles show');
  return CHANCE;
};

/** Others may have moved since the moves were composed: they still count where the order does not matter. */
const demandFresh = ({ timeline }: Room, length: number, entries: readonly Entry[]): void => {
  if (length === timeline.length) return;
  if (length < timeline.length && commute(timeline, length, entries)) return;
  throw new Refusal('stale', `the log has ${timeline.length} entries, not ${length}`, { length: timeline.length });
};

/** A request that was carried out before is answered again, not carried out again: its first answer got lost. */
export const once = (room: Room, request: string, work: (request: string) => Promise<TableEvent>): Promise<TableEvent> =>
  room.mayHaveAnswered(request) ? room.answered(request).then((again) => again ?? work(request)) : work(request);

export const act = (room: Room, person: Person, { length, moves, request, seat: wish }: Act): Promise<TableEvent> =>
  room.exclusively(() => {
    const seat = actingSeat(room.table, person, wish);
    return once(room, keptRequest(seat, request), (own) => {
      demandRunning(room.table);
      if (isPast(room.table, room.now)) throw new Refusal('not-now', 'the day of this table is over');
      const entries = moves.map((move) => ({ seat, move }));
      demandFresh(room, length, entries);
      return room.write({ entries, request: own, live: withoutSubstitute(room.table.live, seat) });
    });
  });

/** A player who moves or takes back plays again: the bot that played for them leaves the seat. */
export const withoutSubstitute = (live: Live, seat: number): Live => {
  const own = live.seats[seat];
  if (!own?.substitute) return live;
  const { substitute, ...back } = own;
  return { ...live, seats: live.seats.with(seat, back) };
};
