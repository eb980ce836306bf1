/** The same people again, everybody one seat further; their seats are kept until they sit down. */
import { newId } from '../model/ids.ts';
import { Refusal } from '../model/refusal.ts';
import { type Header, type Person, type SeatState, seatsOwned, type Table } from '../model/table.ts';
import { type Hook, handOnHook, readHook } from '../store/hooks.ts';
import type { TableStore } from '../store/tables.ts';
import { ownSeat } from './act.ts';
import { configOf, type FreshTable, gameOf, personSeat } from './lobby.ts';
import { isRatableAgain } from './ratable.ts';
import type { Room } from './room.ts';
import { newSecret } from './shuffle.ts';

const keptFor = (seat: SeatState, person: Person, promises: boolean): SeatState => {
  if (seat.kind !== 'person' || !seat.user) return seat;
  const colour = seat.colour === undefined ? {} : { colour: seat.colour };
  return seat.user === person.id
    ? { ...personSeat(person, promises), ...colour }
    : { kind: 'open', user: seat.user, name: seat.name, contribution: '', ...colour };
};

/** On the terms of the old game, by the rules as they are played now. */
const headerOf = ({ game: name, header: { day, ...header }, live }: Table, commitment: string): Header => {
  const game = gameOf(name);
  const { rules, options } = configOf(game, { rules: header.rules, options: header.options, seats: live.seats });
  const bound = header.chance === 'fair' ? { commitment, scheme: 2 as const } : {};
  return { ...header, version: game.version, rules, options, ...bound };
};

/** The group goes on reading, as long as who gave the webhook plays on; whom it did not name it does not name. */
const hookOf = (old: Table, hook: Hook | undefined): Pick<Table['live'], 'hook'> =>
  hook && seatsOwned(old, hook.user_id).length > 0
    ? { hook: { service: hook.service, out: old.live.hook?.out ?? [], by: hook.user_id } }
    : {};

const again = (old: Table, person: Person, promises: boolean, hook: Hook | undefined, now: number): FreshTable => {
  const { secret, commitment } = newSecret();
  const { clock, wakeAt, ...lasting } = old;
  const seats = old.live.seats.map((seat) => keptFor(seat, person, promises));
  const id = newId();
  const live = { seats: [...seats.slice(1), ...seats.slice(0, 1)], muted: old.live.muted, ...hookOf(old, hook) };
  const record = { id, host: person.id, status: 'open' as const, length: 0, revision: 0, turn: 0, createdAt: now, updatedAt: now };
  const table = { ...lasting, ...record, rated: isRatableAgain(old, person), header: headerOf(old, commitment), live };
  return { secret, table, together: live.hook ? [handOnHook(old.id, id)] : [] };
};

/** Makes the next table once; whoever asks later is shown the same. */
export const rematch = (
  room: Room,
  person: Person,
  promises: boolean,
  store: TableStore,
  create: (fresh: FreshTable) => Promise<unknown> = ({ table, secret, together }) => store.create(table, secret, together),
): Promise<string> =>
  room.exclusively(async () => {
    const { table, now } = room;
    ownSeat(table, person);
    if (table.live.rematch) return table.live.rematch;
    if (table.status !== 'finished') throw new Refusal('not-now', 'the game is not over');
    const fresh = again(table, person, promises, await readHook(store.db, table.id), now);
    await create(fresh);
    await invite(room, fresh.table.id, store);
    return fresh.table.id;
  });

/** Shows the new table at the old one. If somebody else was faster, nobody knows of it yet: it is deleted again. */
const invite = async (room: Room, id: string, store: TableStore): Promise<void> => {
  try {
    await room.write({ live: { ...room.table.live, rematch: id } });
  } catch (error) {
    if (error instanceof Refusal) await store.remove(id);
    throw error;
  }
};
