/** Tables over HTTP: make, find, sit down, play, take back, talk, keep. */
import {
  ChatText,
  Contribution,
  Id,
  JoinTable,
  Length,
  Level,
  Milliseconds,
  MoveText,
  NewTable,
  PACES,
  Part,
  Rematch,
  RequestId,
  Seat,
  STATUSES,
  TableInfo,
  TableLine,
} from '@caravel/protocol';
import * as v from 'valibot';
import { demandFree } from '../accounts/own-name.ts';
import type { Caravel } from '../caravel.ts';
import { Refusal } from '../refusal.ts';
import { act } from '../tables/act.ts';
import { gameFile } from '../tables/game-file.ts';
import { roomInfo, tableLine } from '../tables/info.ts';
import { CURSOR, listTables } from '../tables/listing.ts';
import { begin, cancel, join, kick, leave, mute, newTable, readmit, seatBot } from '../tables/lobby.ts';
import { demandUnlike } from '../tables/look-alikes.ts';
import { promise, reveal } from '../tables/parts.ts';
import { demandAccount } from '../tables/ratable.ts';
import { rematch } from '../tables/rematch.ts';
import { replace, replaceable } from '../tables/replace.ts';
import type { Happening, Room } from '../tables/room.ts';
import { noTable } from '../tables/rooms.ts';
import type { Person, Table } from '../tables/table.ts';
import { agree, proposeEnd, undo } from '../tables/undo.ts';
import { demandMayWatch, demandWatcher } from '../tables/watcher.ts';
import { demandEntries } from './caller.ts';
import { newGuest } from './me-guest.ts';
import { type Call, type Route, route, somebody } from './route.ts';

const TableId = v.object({ id: Id });
const tag = 'tables';
const Written = v.object({ n: Length, e: v.array(v.string()) });
const written = ({ from, entries }: Happening) => ({ n: from, e: entries });
const LIST_MOST = 100;

const whole = (digits: RegExp) => v.pipe(v.string(), v.regex(digits), v.transform(Number));

/** Which tables of the lobby. */
const Lobby = v.object({
  status: v.optional(v.picklist(STATUSES), 'open'),
  game: v.optional(v.pipe(v.string(), v.maxLength(40))),
  players: v.optional(whole(/^[1-9]$/)),
  pace: v.optional(v.picklist(PACES)),
  rated: v.optional(
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
  ),
  /** At least so many seats are free for anybody. */
  free: v.optional(whole(/^[0-9]$/)),
  before: v.optional(whole(/^\d{1,15}$/)),
  cursor: v.optional(v.pipe(v.string(), v.regex(CURSOR))),
  limit: v.optional(v.pipe(whole(/^\d{1,3}$/), v.minValue(1), v.maxValue(LIST_MOST)), String(LIST_MOST)),
});

const watched = async (caravel: Caravel, { params, person }: Call): Promise<Room> => {
  const room = await caravel.rooms.get((params as { id: string }).id);
  await demandWatcher(room, person?.id);
  return room;
};

/** The table as it is stored: it can be read whatever its log says. */
const stored = async ({ store }: Caravel, { params, person }: Call): Promise<Table> => {
  const { id } = params as { id: string };
  const table = await store.read(id);
  if (!table) throw noTable(id);
  demandMayWatch(table, person?.id);
  return table;
};

/** The person who asks; a guest with the given name where nobody is signed in. */
const personOrGuest = async (caravel: Caravel, call: Call, name: string | undefined): Promise<Person> => {
  if (call.person) return call.person;
  if (!name) throw new Refusal('bad-input', 'a name is needed to sit down', { field: 'name' });
  demandFree(name, 'name');
  return newGuest(caravel, call, name);
};

const momentOf =
  ({ store }: Caravel) =>
  (table: string, n: number) =>
    store.momentOf(table, n);

const making = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables',
      tag,
      who: 'somebody',
      about: 'Make a table',
      body: NewTable,
      answer: TableInfo,
      status: 201,
      limit: 60,
    },
    async (call) => {
      const fresh = newTable(call.body, somebody(call), caravel.now());
      await caravel.limits.create(fresh, call.request.ip);
      const room = await caravel.rooms.get(fresh.table.id);
      await begin(room);
      return roomInfo(room);
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables',
      tag,
      who: 'anybody',
      about: 'Open, running or finished tables that are listed, newest first; `next` is the `cursor` of the next page, if there is one',
      query: Lobby,
      answer: v.object({ tables: v.array(TableLine), next: v.optional(v.string()) }),
    },
    async ({ query }) => {
      const { tables, next } = await listTables(caravel.store, { ...query, access: 'open' });
      return { tables: tables.map(tableLine), ...(next ? { next } : {}) };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/my/tables',
      tag,
      who: 'somebody',
      about: 'My tables, those that wait for me first',
      answer: v.object({ tables: v.array(TableLine) }),
    },
    async (call) => ({ tables: (await caravel.store.mine(somebody(call).id, LIST_MOST)).map(tableLine) }),
  ),
];

const sitting = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/join',
      tag,
      who: 'anybody',
      about: 'Sit down; a guest needs only a name',
      params: TableId,
      body: JoinTable,
      answer: TableInfo,
      limit: 60,
      limitBy: 'person',
    },
    async (call) => {
      const room = await caravel.rooms.get(call.params.id);
      demandAccount(room.table.rated, call.person);
      if (!call.person && call.body.name) demandUnlike(room.table.live, undefined, call.body.name);
      await join(room, await personOrGuest(caravel, call, call.body.name), call.body);
      return roomInfo(room);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/leave',
      tag,
      who: 'somebody',
      about: 'Get up; during the game a bot sits in until you move again',
      params: TableId,
    },
    async (call) => {
      await leave(await caravel.rooms.get(call.params.id), somebody(call));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/kick',
      tag,
      who: 'somebody',
      about: 'The host frees a seat before the game; whoever sat there does not sit down again',
      params: TableId,
      body: v.strictObject({ seat: Seat }),
    },
    async (call) => {
      await kick(await caravel.rooms.get(call.params.id), somebody(call), call.body.seat);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/readmit',
      tag,
      who: 'somebody',
      about: 'The host lets somebody back whom they removed',
      params: TableId,
      body: v.strictObject({ user: Id }),
    },
    async (call) => {
      await readmit(await caravel.rooms.get(call.params.id), somebody(call), call.body.user);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/bot',
      tag,
      who: 'somebody',
      about: 'The host gives a free seat to a bot',
      params: TableId,
      body: v.strictObject({ seat: Seat, level: Level }),
    },
    async (call) => {
      const room = await caravel.rooms.get(call.params.id);
      await seatBot(room, somebody(call), call.body.seat, call.body.level, (table, seat) =>
        caravel.limits.seatBot(table, call.request.ip, seat),
      );
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:id/replaceable',
      tag,
      who: 'somebody',
      about: 'Whom I may replace by a bot because they do not move, and from when; only in games without a clock',
      params: TableId,
      answer: v.object({ seats: v.array(v.object({ seat: Seat, at: Milliseconds })) }),
    },
    async (call) => {
      const room = await watched(caravel, call);
      return { seats: await replaceable(room, somebody(call), momentOf(caravel)) };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/replace',
      tag,
      who: 'somebody',
      about: 'A bot sits in for a player who has not moved for three days, until they move again; only in games without a clock',
      params: TableId,
      body: v.strictObject({ seat: Seat }),
    },
    async (call) => {
      await replace(await caravel.rooms.get(call.params.id), somebody(call), call.body.seat, momentOf(caravel));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/cancel',
      tag,
      who: 'somebody',
      about: 'The host calls the table off before the game; one of bots only at any time',
      params: TableId,
    },
    async (call) => {
      await cancel(await caravel.rooms.get(call.params.id), somebody(call));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/rematch',
      tag,
      who: 'somebody',
      about: 'The same people again, one seat further; seats are kept for them',
      params: TableId,
      body: Rematch,
      answer: v.object({ id: Id }),
    },
    async (call) => {
      const room = await caravel.rooms.get(call.params.id);
      const id = await rematch(room, somebody(call), call.body.promises, caravel.store, (fresh) =>
        caravel.limits.create(fresh, call.request.ip),
      );
      await begin(await caravel.rooms.get(id));
      return { id };
    },
  ),
];

/** The person's own part of the shuffle, see tables/parts.ts. */
const shuffling = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/part',
      tag,
      who: 'somebody',
      about: 'Promise a part for the shuffle: the hash of commitment, seat and contribution',
      params: TableId,
      body: v.strictObject({ part: Part }),
      answer: TableInfo,
    },
    async (call) => {
      const room = await caravel.rooms.get(call.params.id);
      await promise(room, somebody(call), call.body.part);
      return roomInfo(room);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/reveal',
      tag,
      who: 'somebody',
      about: 'Reveal the contribution that was promised; the last one begins the game',
      params: TableId,
      body: v.strictObject({ contribution: Contribution }),
      answer: TableInfo,
    },
    async (call) => {
      const room = await caravel.rooms.get(call.params.id);
      await reveal(room, somebody(call), call.body.contribution);
      return roomInfo(room);
    },
  ),
];

const playing = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/act',
      tag,
      who: 'somebody',
      about: 'Moves of one seat, all or nothing; the same request id never plays twice',
      params: TableId,
      body: v.strictObject({
        length: Length,
        moves: v.pipe(v.array(MoveText), v.minLength(1), v.maxLength(200)),
        request: RequestId,
        seat: v.optional(v.union([Seat, v.literal('*')])),
      }),
      answer: Written,
    },
    async (call) => {
      const start = performance.now();
      const { seat, ...rest } = call.body;
      const room = await caravel.rooms.get(call.params.id);
      const happening = await act(room, somebody(call), { ...rest, ...(seat === undefined ? {} : { seat }) });
      caravel.metrics.acted(start);
      if (happening.isOld) demandEntries(caravel, call, happening.entries.length);
      return written(happening);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/undo',
      tag,
      who: 'somebody',
      about: 'Take back: own moves at once, more by consent of everybody',
      params: TableId,
      body: v.strictObject({
        length: Length,
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)),
        request: RequestId,
        seat: v.optional(Seat),
      }),
      answer: Written,
    },
    async (call) => {
      const { seat, ...rest } = call.body;
      return written(
        await undo(await caravel.rooms.get(call.params.id), somebody(call), { ...rest, ...(seat === undefined ? {} : { seat }) }),
      );
    },
  ),
  route(
    { method: 'POST', url: '/api/tables/:id/end', tag, who: 'somebody', about: 'Propose to end the game here', params: TableId },
    async (call) => {
      await proposeEnd(await caravel.rooms.get(call.params.id), somebody(call));
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/agree',
      tag,
      who: 'somebody',
      about: 'Answer a proposal',
      params: TableId,
      body: v.strictObject({ yes: v.boolean() }),
    },
    async (call) => {
      await agree(await caravel.rooms.get(call.params.id), somebody(call), call.body.yes);
    },
  ),
];

const talking = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/chat',
      tag,
      who: 'somebody',
      about: 'Say something',
      params: TableId,
      body: v.strictObject({ text: ChatText, request: v.optional(RequestId, 'http') }),
    },
    async (call) => {
      await caravel.chat.say((await watched(caravel, call)).table, somebody(call), call.body.text, call.body.request);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/tables/:id/mute',
      tag,
      who: 'somebody',
      about: 'The host mutes somebody, or lets them speak again',
      params: TableId,
      body: v.strictObject({ user: Id, muted: v.boolean() }),
    },
    async (call) => {
      await mute(await caravel.rooms.get(call.params.id), somebody(call), call.body.user, call.body.muted);
    },
  ),
];

const keeping = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/tables/:id',
      tag,
      who: 'anybody',
      about: 'Everything about a table but its log',
      params: TableId,
      answer: TableInfo,
    },
    async (call) => roomInfo(await watched(caravel, call)),
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:id/log',
      tag,
      who: 'anybody',
      about: 'The entries of a table, one text each',
      params: TableId,
      query: v.object({ from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0') }),
      answer: Written,
    },
    async (call) => {
      const { id, length } = await stored(caravel, call);
      const from = Math.min(call.query.from, length);
      demandEntries(caravel, call, length - from);
      return { n: from, e: (await caravel.store.log(id, from, length)).map(({ entry }) => entry) };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:id/file',
      tag,
      who: 'anybody',
      about: 'The game as a .caravel file; verifiable once it is finished',
      params: TableId,
      type: 'text/plain',
    },
    async (call) => {
      const table = await stored(caravel, call);
      demandEntries(caravel, call, table.length);
      call.reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${table.id}.caravel"`);
      return gameFile(caravel.store, table);
    },
  ),
];

export const tableRoutes = (caravel: Caravel): Route[] => [
  ...making(caravel),
  ...sitting(caravel),
  ...shuffling(caravel),
  ...playing(caravel),
  ...talking(caravel),
  ...keeping(caravel),
];
