/** In a game without a clock somebody may never move again: after three days a bot sits in for them, until they come back by moving. */
import { at, hasTurn } from '@caravel/core';
import { Refusal } from '../model/refusal.ts';
import { momentAfter } from '../model/span.ts';
import { SUBSTITUTE } from '../model/substitute.ts';
import { botLevel, type Person, type SeatState, seatsOwned, type Table } from '../model/table.ts';
import { demandRunning } from './act.ts';
import type { Room, TableEvent } from './room.ts';

const PATIENCE = 3 * 86_400_000;
/** As far back as a turn that others share is followed: looking further would only find an earlier moment. */
const STEPS = 50;

/** The host; or anybody who sits here, where the host is the one waited for, has left the game to a bot, or plays elsewhere. */
const mayReplace = (table: Table, { id }: Person, seat: number): boolean => {
  if (table.live.seats[seat]?.user === id) return false;
  if (table.host === id) return true;
  const hosts = seatsOwned(table, table.host);
  const isHostHere = hosts.some((own) => own !== seat && !table.live.seats[own]?.substitute);
  return !isHostHere && seatsOwned(table, id).length > 0;
};

const isWaitedFor = ({ status, header, turn, live }: Table, seat: number): boolean => {
  const sitter = live.seats[seat];
  return status === 'running' && header.pace.kind === 'untimed' && sitter?.kind === 'person' && !botLevel(sitter) && hasTurn(turn, seat);
};

/** Since when the seat has had the turn without a break; before the first entry, since the table changed last. */
const turnSince = async ({ table, timeline }: Room, seat: number, momentOf: MomentOf): Promise<number> => {
  let n = timeline.length;
  for (let steps = 0; n > 0 && steps < STEPS && hasTurn(timeline.game.turn(timeline.positionAt(n - 1)), seat); steps++) n--;
  return (await momentOf(table.id, Math.max(0, n - 1))) ?? table.updatedAt;
};

/** When an entry of a log was written. */
type MomentOf = (table: string, n: number) => Promise<number | undefined>;

/** From when on somebody else may decide: the time when no node ran does not count, and after a start people first find their way back. */
const patienceEnds = async (room: Room, seat: number, momentOf: MomentOf): Promise<number> =>
  Math.max(momentAfter(room.outages, await turnSince(room, seat, momentOf), PATIENCE), room.downtime.flagsFrom);

export interface Replaceable {
  readonly seat: number;
  /** From when on. */
  readonly at: number;
}

/** Whom the person may replace, and from when. */
export const replaceable = (room: Room, person: Person, momentOf: MomentOf): Promise<Replaceable[]> =>
  room.exclusively(async () => {
    const found: Replaceable[] = [];
    for (let seat = 0; seat < room.table.players; seat++)
      if (isWaitedFor(room.table, seat) && mayReplace(room.table, person, seat))
        found.push({ seat, at: await patienceEnds(room, seat, momentOf) });
    return found;
  });

const demandReplaceable = async (room: Room, person: Person, seat: number, momentOf: MomentOf): Promise<void> => {
  const { table, now } = room;
  demandRunning(table);
  if (!table.live.seats[seat]) throw new Refusal('bad-input', `there is no seat ${seat}`, { field: 'seat' });
  if (!mayReplace(table, person, seat)) throw new Refusal('not-yours', 'only the host may do this, or another player if the host is away');
  if (table.header.pace.kind !== 'untimed') throw new Refusal('not-now', 'the clock sees to that in this game');
  if (!isWaitedFor(table, seat)) throw new Refusal('not-now', `nobody waits for seat ${seat}`, { field: 'seat' });
  if ((await patienceEnds(room, seat, momentOf)) > now)
    throw new Refusal('not-now', 'a player has three days for a turn before a bot may sit in', { field: 'seat' });
};

export const replace = (room: Room, person: Person, seat: number, momentOf: MomentOf): Promise<TableEvent> =>
  room.exclusively(async () => {
    await demandReplaceable(room, person, seat, momentOf);
    const { live } = room.table;
    const sitter: SeatState = { ...at(live.seats, seat), substitute: SUBSTITUTE };
    return room.write({ live: { ...live, seats: live.seats.with(seat, sitter) } });
  });
