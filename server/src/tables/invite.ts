/** Invitations to a seat: it is kept for whoever is invited, until they answer or the host takes it back. */
import { Refusal } from '../model/refusal.ts';
import { type Live, type Person, type Removed, type SeatState, seatsOwned, type Table } from '../model/table.ts';
import { demandHost, demandOpen, freeSeat, LISTED_MOST, OPEN, reseat, sitDown } from './lobby.ts';
import { demandUnlike } from './look-alikes.ts';
import { demandAccount } from './ratable.ts';
import type { Room, TableEvent } from './room.ts';

export const isInvited = ({ kind, user, invitedAt }: SeatState, person: string): boolean =>
  kind === 'open' && user === person && invitedAt !== undefined;

/** The seat somebody is invited to. */
export const seatInvitedTo = ({ status, live }: Table, user: string): number | undefined => {
  const seat = status === 'open' ? live.seats.findIndex((one) => isInvited(one, user)) : -1;
  return seat < 0 ? undefined : seat;
};

const isListed = (list: readonly Removed[] | undefined, user: string): boolean => list?.some((one) => one.user === user) ?? false;

/** Everything but who may invite whom. */
const demandInvitable = (table: Table, invited: Person): void => {
  const { live, rated } = table;
  if (seatsOwned(table, invited.id).length > 0) throw new Refusal('taken', `${invited.name} sits at this table already`);
  if (seatInvitedTo(table, invited.id) !== undefined) throw new Refusal('taken', `${invited.name} is invited already`);
  if (isListed(live.declined, invited.id)) throw new Refusal('not-now', `${invited.name} has declined`, { field: 'declined' });
  if (isListed(live.removed, invited.id)) throw new Refusal('not-now', `you have removed ${invited.name}: readmit them first`);
  demandAccount(rated, invited);
  demandUnlike(live, invited.id, invited.name);
};

/** The host keeps a free seat for somebody. `note` is carried out before it is written. */
export const invite = (
  room: Room,
  host: Person,
  invited: Person,
  wish: number | undefined,
  note: () => Promise<void>,
): Promise<TableEvent> =>
  room.exclusively(async () => {
    const { table, now } = room;
    demandHost(table, host);
    demandOpen(table);
    demandInvitable(table, invited);
    const seat = freeSeat(table, invited, wish);
    await note();
    const kept: SeatState = { ...OPEN, user: invited.id, name: invited.name, invitedAt: now };
    return reseat(room, { ...table.live, seats: table.live.seats.with(seat, kept) });
  });

const demandInvited = (table: Table, person: Person): number => {
  const seat = seatInvitedTo(table, person.id);
  if (table.status !== 'open') throw new Refusal('not-now', `the table is ${table.status}`);
  if (seat === undefined) throw new Refusal('not-now', 'you are not invited to this table, or no longer', { field: 'invitation' });
  return seat;
};

/** Sits down where the person is invited, if they still are when they sit down. */
export const accept = (room: Room, person: Person, wish: { colour?: number | undefined; promises?: boolean }): Promise<TableEvent> =>
  room.exclusively(async () => sitDown(room, person, { ...wish, seat: demandInvited(room.table, person) }));

const without = (live: Live, seat: number): Live => ({ ...live, seats: live.seats.with(seat, OPEN) });

/** The seat is free again, and the host sees who does not come. */
export const decline = (room: Room, person: Person): Promise<TableEvent> =>
  room.exclusively(async () => {
    const { live } = room.table;
    const { id, name } = person;
    const seat = demandInvited(room.table, person);
    const declined = [...(live.declined ?? []).filter(({ user }) => user !== id), { user: id, name }].slice(-LISTED_MOST);
    return reseat(room, { ...without(live, seat), declined });
  });

/** The host takes an invitation back; whose it was. */
export const withdraw = (room: Room, host: Person, seat: number): Promise<string> =>
  room.exclusively(async () => {
    const { table } = room;
    demandHost(table, host);
    demandOpen(table);
    const { user, invitedAt } = table.live.seats[seat] ?? OPEN;
    if (user === undefined || invitedAt === undefined) throw new Refusal('not-now', `nobody is invited to seat ${seat}`, { field: 'seat' });
    await reseat(room, without(table.live, seat));
    return user;
  });
