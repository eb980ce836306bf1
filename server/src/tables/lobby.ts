/** Before the game: who sits where. The game begins as soon as every seat is taken. */
import { type Game, readConfig } from '@caravel/core';
import { findGame, GAMES } from '@caravel/games/loaded';
import type { JoinTableInput, NewTable } from '@caravel/protocol';
import { newId } from '../model/ids.ts';
import { Refusal } from '../model/refusal.ts';
import { SUBSTITUTE } from '../model/substitute.ts';
import { type Live, type Person, peopleAt, type Removed, type SeatState, seatsOwned, type Table } from '../model/table.ts';
import type { Statement } from '../store/database.ts';
import { demandRunning, ownSeat, withoutSubstitute } from './act.ts';
import { isTimeUp } from './clock.ts';
import { colourWish } from './colour.ts';
import { demandUnlike } from './look-alikes.ts';
import { isFull, seated } from './parts.ts';
import { demandAccount, demandRatable } from './ratable.ts';
import type { Room, TableEvent } from './room.ts';
import { newSecret } from './shuffle.ts';

/** Bounded because everybody at the table receives the whole list. */
export const LISTED_MOST = 100;

export const OPEN: SeatState = { kind: 'open', name: '', contribution: '' };

export const personSeat = ({ id, name }: Person, promises: boolean): SeatState => ({
  kind: 'person',
  user: id,
  name,
  contribution: '',
  ...(promises ? { part: '' } : {}),
});

const wishedSeat = (wish: NewTable['seats'][number], host: Person, promises: boolean): SeatState => {
  if (wish.kind === 'me') return { ...personSeat(host, promises), ...(wish.colour === undefined ? {} : { colour: wish.colour }) };
  return wish.kind === 'bot' ? { kind: 'bot', level: wish.level, name: wish.level, contribution: '' } : OPEN;
};

export const gameOf = (name: string): Game => {
  const game = findGame(name);
  if (!game) throw new Refusal('bad-input', `no game named '${name}'; there are ${GAMES.map((g) => g.name).join(', ')}`, { field: 'game' });
  return game;
};

type ConfigWish = Pick<NewTable, 'rules' | 'options'> & { readonly seats: { readonly length: number } };

export const configOf = (game: Game, { rules, options, seats }: ConfigWish) => {
  const config = readConfig(game, { ...(rules ? { rules } : {}), players: seats.length, options: options ?? {} });
  if (config.ok) return config.value;
  const { message, field } = config.problem;
  throw new Refusal('bad-input', message, field ? { field: field === 'players' ? 'seats' : field } : {});
};

export interface FreshTable {
  readonly table: Table;
  readonly secret: string;
  /** What is written with it. */
  readonly together?: readonly Statement[];
}

/** A new table; `begin` starts it if nobody is waited for. */
export const newTable = (wish: NewTable, host: Person, now: number): FreshTable => {
  const game = gameOf(wish.game);
  const { rules, options, players } = configOf(game, wish);
  if (wish.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new Refusal('bad-input', "there is one seat for 'me'", { field: 'seats' });
  demandRatable(wish, host);
  const { secret, commitment } = newSecret();
  const { access, watch, chance, pace, rated, hints } = wish;
  const bound = chance === 'fair' ? { commitment, scheme: 2 as const } : {};
  const header = { version: game.version, rules, options, watch, chance, pace, hints, ...bound };
  const live: Live = { seats: wish.seats.map((seat) => wishedSeat(seat, host, wish.promises)), muted: [] };
  const record = { id: newId(), game: game.name, status: 'open' as const, access, host: host.id, players, rated };
  return { secret, table: { ...record, length: 0, revision: 0, turn: 0, createdAt: now, updatedAt: now, header, live } };
};

/** Seats can change: once all parts are fixed they no longer can. */
export const demandOpen = ({ status, live }: Table): void => {
  if (status !== 'open') throw new Refusal('not-now', `the table is ${status}`);
  if (live.shuffle) throw new Refusal('not-now', 'the seats are fixed: the game is about to begin');
};

export const reseat = (room: Room, live: Live): Promise<TableEvent> => room.write(seated(room.table, live, room.now));

/** Begins a table that was created with all seats taken. */
export const begin = (room: Room): Promise<TableEvent | undefined> =>
  room.exclusively(async () => {
    const { status, live } = room.table;
    return status === 'open' && isFull(live) ? reseat(room, live) : undefined;
  });

/** A seat may be kept for somebody: then nobody else takes it. */
export const freeSeat = ({ live }: Table, person: Person, wish: number | undefined): number => {
  const isFree = ({ kind, user }: SeatState): boolean => kind === 'open' && (user === undefined || user === person.id);
  const kept = live.seats.findIndex(({ kind, user }) => kind === 'open' && user === person.id);
  const seat = wish ?? (kept >= 0 ? kept : live.seats.findIndex(isFree));
  const there = live.seats[seat];
  if (!there || !isFree(there)) throw new Refusal('taken', wish === undefined ? 'no seat is free' : `seat ${wish} is not free`);
  return seat;
};

type JoinWish = Omit<JoinTableInput, 'name'>;

/** Only inside `exclusively`. */
export const sitDown = async (room: Room, person: Person, { seat: wish, colour, promises = false }: JoinWish): Promise<TableEvent> => {
  const { table } = room;
  demandOpen(table);
  demandWelcome(table.live, person);
  demandAccount(table.rated, person);
  demandUnlike(table.live, person.id, person.name);
  if (seatsOwned(table, person.id).length > 0) throw new Refusal('taken', 'you sit at this table already');
  const seat = freeSeat(table, person, wish);
  const own = { ...personSeat(person, promises), ...colourWish(table, seat, colour ?? table.live.seats[seat]?.colour) };
  // Whoever sits down elsewhere leaves the seat that was kept for them.
  const seats = table.live.seats.map((there) => (there.kind === 'open' && there.user === person.id ? OPEN : there));
  return reseat(room, { ...table.live, seats: seats.with(seat, own) });
};

export const join = (room: Room, person: Person, wish: JoinWish): Promise<TableEvent> =>
  room.exclusively(() => sitDown(room, person, wish));

/** Before the game the seat is free again; during the game, and when the seats are fixed, a bot sits in until its owner moves or takes back. */
export const leave = (room: Room, person: Person): Promise<TableEvent | undefined> =>
  room.exclusively(async () => {
    const { table } = room;
    const seats = seatsOwned(table, person.id);
    if (seats.length === 0) throw new Refusal('not-yours', 'you have no seat at this table');
    if (table.status === 'finished' || table.status === 'cancelled') throw new Refusal('not-now', `the table is ${table.status}`);
    const isFree = table.status === 'open' && !table.live.shuffle;
    if (!isFree && seats.every((seat) => table.live.seats[seat]?.substitute)) return undefined;
    const vacate = (seat: SeatState): SeatState => (isFree ? OPEN : { ...seat, substitute: SUBSTITUTE });
    const live = { ...table.live, seats: table.live.seats.map((seat, i) => (seats.includes(i) ? vacate(seat) : seat)) };
    return table.status === 'open' ? reseat(room, live) : room.write({ live });
  });

/** Whoever left their seats to a bot during the game plays themselves again. */
export const comeBack = (room: Room, person: Person): Promise<TableEvent | undefined> =>
  room.exclusively(async () => {
    ownSeat(room.table, person);
    demandRunning(room.table);
    const own = seatsOwned(room.table, person.id);
    const { live } = room.table;
    if (!own.some((seat) => live.seats[seat]?.substitute)) return undefined;
    if (own.some((seat) => isTimeUp(room.table, seat))) throw new Refusal('not-now', 'your time is up: the bot plays this turn');
    return room.write({ live: own.reduce((now, seat) => withoutSubstitute(now, seat), live) });
  });

export const demandHost = (table: Table, person: Person): void => {
  if (table.host !== person.id) throw new Refusal('not-yours', 'only the host may do this');
};

/** Whoever sat there, unless it was the host, stays out from then on. */
const withoutSitter = ({ live, host }: Table, seat: number): Live => {
  const { kind, user, name } = live.seats[seat] ?? OPEN;
  const freed = { ...live, seats: live.seats.with(seat, OPEN) };
  if (kind !== 'person' || !user || user === host) return freed;
  return { ...freed, removed: [...others(live, user), { user, name }].slice(-LISTED_MOST) };
};

const others = ({ removed = [] }: Live, user: string): Removed[] => removed.filter((one) => one.user !== user);

const demandWelcome = ({ removed = [] }: Live, { id }: Person): void => {
  if (removed.some(({ user }) => user === id))
    throw new Refusal('not-yours', 'the host has removed you from this table', { field: 'removed' });
};

/** The host lets somebody back whom they removed. */
export const readmit = (room: Room, person: Person, user: string): Promise<TableEvent> =>
  room.exclusively(async () => {
    const { table } = room;
    demandHost(table, person);
    demandOpen(table);
    return room.write({ live: { ...table.live, removed: others(table.live, user) } });
  });

/** The host frees a seat, also one that is kept for somebody. */
export const kick = (room: Room, person: Person, seat: number): Promise<TableEvent> =>
  room.exclusively(async () => {
    const { table } = room;
    demandHost(table, person);
    demandOpen(table);
    if (!table.live.seats[seat]) throw new Refusal('bad-input', `there is no seat ${seat}`, { field: 'seat' });
    return reseat(room, withoutSitter(table, seat));
  });

/** The host gives an open seat to a bot: nobody has to be waited for. `allow` does it if there may be one more table with bots. */
export const seatBot = (
  room: Room,
  person: Person,
  seat: number,
  level: NonNullable<SeatState['level']>,
  allow: (table: Table, seat: () => Promise<TableEvent>) => Promise<TableEvent> = (_, write) => write(),
): Promise<TableEvent> =>
  room.exclusively(async () => {
    const { table } = room;
    demandHost(table, person);
    demandOpen(table);
    if (table.live.seats[seat]?.kind !== 'open') throw new Refusal('taken', `seat ${seat} is not free`, { field: 'seat' });
    const bot: SeatState = { kind: 'bot', level, name: level, contribution: '' };
    return allow(table, () => reseat(room, { ...table.live, seats: table.live.seats.with(seat, bot) }));
  });

/** Before the game; a table with bots only at any time, because nobody else could end it. */
export const cancel = (room: Room, person: Person): Promise<TableEvent> =>
  room.exclusively(async () => {
    demandHost(room.table, person);
    if (room.table.status !== 'running' || peopleAt(room.table).length > 0) demandOpen(room.table);
    return room.write({ status: 'cancelled', live: { ...room.table.live } });
  });

export const mute = (room: Room, person: Person, user: string, isMuted: boolean): Promise<TableEvent> =>
  room.exclusively(async () => {
    demandHost(room.table, person);
    const others = room.table.live.muted.filter((id) => id !== user);
    if (isMuted && others.length >= LISTED_MOST) throw new Refusal('too-much', `at most ${LISTED_MOST} people`);
    return room.write({ live: { ...room.table.live, muted: isMuted ? [...others, user] : others } });
  });
