/** Who sits where, over HTTP: sit down, leave, remove, rematch, and the parts of the shuffle. */
import { Colour, Contribution, Id, JoinTable, Level, Milliseconds, Part, Rematch, Seat, TableInfo } from '@caravel/protocol';
import * as v from 'valibot';
import { demandFree } from '../accounts/own-name.ts';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import type { TableStore } from '../store/tables.ts';
import { chooseColour } from '../tables/colour.ts';
import { roomInfo } from '../tables/info.ts';
import type { TableLimits } from '../tables/limits.ts';
import { begin, cancel, comeBack, join, kick, leave, readmit, seatBot } from '../tables/lobby.ts';
import { demandUnlike } from '../tables/look-alikes.ts';
import { promise, reveal } from '../tables/parts.ts';
import { demandAccount } from '../tables/ratable.ts';
import { rematch } from '../tables/rematch.ts';
import { replace, replaceable } from '../tables/replace.ts';
import type { Rooms } from '../tables/rooms.ts';
import { type GuestParts, newGuest } from './me-guest.ts';
import { type Call, demandPerson, type Route, route } from './route.ts';
import { TableId, tag, watched } from './table-access.ts';

export interface SeatParts extends GuestParts {
  readonly store: TableStore;
  readonly rooms: Rooms;
  readonly limits: TableLimits;
}

/** The person who asks; a guest with the given name where nobody is signed in. */
const personOrGuest = async (parts: SeatParts, call: Call, name: string | undefined): Promise<Person> => {
  if (call.person) return call.person;
  if (!name) throw new Refusal('bad-input', 'a name is needed to sit down', { field: 'name' });
  demandFree(name, 'name');
  return newGuest(parts, call, name);
};

const momentOf =
  ({ store }: SeatParts) =>
  (table: string, n: number) =>
    store.momentOf(table, n);

const sittingRoutes = (parts: SeatParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/join',
      tag,
      who: 'anybody',
      about: 'Take a seat; a guest needs only a name',
      params: TableId,
      body: JoinTable,
      answer: TableInfo,
      limit: 60,
      limitBy: 'person',
    },
    async (call) => {
      const room = await parts.rooms.get(call.params.id);
      demandAccount(room.table.rated, call.person);
      if (!call.person && call.body.name) demandUnlike(room.table.live, undefined, call.body.name);
      await join(room, await personOrGuest(parts, call, call.body.name), call.body);
      return roomInfo(room);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/leave',
      tag,
      who: 'somebody',
      about: 'Leave my seat; during the game a bot plays for me until I move again or return',
      params: TableId,
    },
    async (call) => {
      await leave(await parts.rooms.get(call.params.id), demandPerson(call));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/return',
      tag,
      who: 'somebody',
      about: 'Play myself again; the bot that plays for me leaves my seat',
      params: TableId,
    },
    async (call) => {
      await comeBack(await parts.rooms.get(call.params.id), demandPerson(call));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/colour',
      tag,
      who: 'somebody',
      about: 'Choose the colour of my seat before the game; a colour that someone else has is refused',
      params: TableId,
      body: v.strictObject({ colour: Colour }),
    },
    async (call) => {
      await chooseColour(await parts.rooms.get(call.params.id), demandPerson(call), call.body.colour);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/kick',
      tag,
      who: 'somebody',
      about: 'Free a seat before the game, as the host; whoever sat there cannot sit down again until readmitted',
      params: TableId,
      body: v.strictObject({ seat: Seat }),
    },
    async (call) => {
      await kick(await parts.rooms.get(call.params.id), demandPerson(call), call.body.seat);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/readmit',
      tag,
      who: 'somebody',
      about: 'Let someone I removed back in, as the host',
      params: TableId,
      body: v.strictObject({ user: Id }),
    },
    async (call) => {
      await readmit(await parts.rooms.get(call.params.id), demandPerson(call), call.body.user);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/bot',
      tag,
      who: 'somebody',
      about: 'Give a free seat to a bot, as the host',
      params: TableId,
      body: v.strictObject({ seat: Seat, level: Level }),
    },
    async (call) => {
      const room = await parts.rooms.get(call.params.id);
      await seatBot(room, demandPerson(call), call.body.seat, call.body.level, (table, seat) =>
        parts.limits.seatBot(table, call.request.ip, seat),
      );
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:id/replaceable',
      tag,
      who: 'somebody',
      about: 'The seats I may give to a bot because their players do not move, and from when; only in games without a clock',
      params: TableId,
      answer: v.object({ seats: v.array(v.object({ seat: Seat, at: Milliseconds })) }),
    },
    async (call) => {
      const room = await watched(parts, call);
      return { seats: await replaceable(room, demandPerson(call), momentOf(parts)) };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/replace',
      tag,
      who: 'somebody',
      about: 'Let a bot play for someone who has not moved for three days, until they move again; only in games without a clock',
      params: TableId,
      body: v.strictObject({ seat: Seat }),
    },
    async (call) => {
      await replace(await parts.rooms.get(call.params.id), demandPerson(call), call.body.seat, momentOf(parts));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/cancel',
      tag,
      who: 'somebody',
      about: 'Cancel the table, as the host: before the game, or at any time if only bots play',
      params: TableId,
    },
    async (call) => {
      await cancel(await parts.rooms.get(call.params.id), demandPerson(call));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/rematch',
      tag,
      who: 'somebody',
      about: 'Play again with the same people, each one seat further; the seats are reserved for them',
      params: TableId,
      body: Rematch,
      answer: v.object({ id: Id }),
    },
    async (call) => {
      const room = await parts.rooms.get(call.params.id);
      const id = await rematch(room, demandPerson(call), call.body.promises, parts.store, (fresh) =>
        parts.limits.create(fresh, call.request.ip),
      );
      await begin(await parts.rooms.get(id));
      return { id };
    },
  ),
];

/** The person's own part of the shuffle, see tables/parts.ts. */
const shuffleRoutes = (parts: SeatParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/part',
      tag,
      who: 'somebody',
      about: 'Lock in my part of the shuffle: the hash of commitment, seat and contribution',
      params: TableId,
      body: v.strictObject({ part: Part }),
      answer: TableInfo,
    },
    async (call) => {
      const room = await parts.rooms.get(call.params.id);
      await promise(room, demandPerson(call), call.body.part);
      return roomInfo(room);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/reveal',
      tag,
      who: 'somebody',
      about: 'Reveal the contribution behind my part; the last one starts the game',
      params: TableId,
      body: v.strictObject({ contribution: Contribution }),
      answer: TableInfo,
    },
    async (call) => {
      const room = await parts.rooms.get(call.params.id);
      await reveal(room, demandPerson(call), call.body.contribution);
      return roomInfo(room);
    },
  ),
];

export const seatRoutes = (parts: SeatParts): Route[] => [...sittingRoutes(parts), ...shuffleRoutes(parts)];
