/** Making and finding tables over HTTP. */
import { NewTable, PACES, STATUSES, TableInfo, TableLine } from '@caravel/protocol';
import * as v from 'valibot';
import type { TableStore } from '../store/tables.ts';
import { roomInfo, tableLine } from '../tables/info.ts';
import type { TableLimits } from '../tables/limits.ts';
import { CURSOR, listTables } from '../tables/listing.ts';
import { begin, newTable } from '../tables/lobby.ts';
import type { Rooms } from '../tables/rooms.ts';
import { demandPerson, type Route, route } from './route.ts';
import { tag } from './table-access.ts';

export interface LobbyParts {
  readonly store: TableStore;
  readonly rooms: Rooms;
  readonly limits: TableLimits;
  now(): number;
}

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

export const lobbyRoutes = (parts: LobbyParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/tables',
      tag,
      who: 'somebody',
      about: 'Create a table',
      body: NewTable,
      answer: TableInfo,
      status: 201,
      limit: 60,
    },
    async (call) => {
      const fresh = newTable(call.body, demandPerson(call), parts.now());
      await parts.limits.create(fresh, call.request.ip);
      const room = await parts.rooms.get(fresh.table.id);
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
      about: 'Listed tables that are open, running or finished, newest first; `next` is the `cursor` of the next page, if there is one',
      query: Lobby,
      answer: v.object({ tables: v.array(TableLine), next: v.optional(v.string()) }),
    },
    async ({ query }) => {
      const { tables, next } = await listTables(parts.store, { ...query, access: 'open' });
      return { tables: tables.map(tableLine), ...(next ? { next } : {}) };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/my/tables',
      tag,
      who: 'somebody',
      about: 'My tables; those waiting for me come first',
      answer: v.object({ tables: v.array(TableLine) }),
    },
    async (call) => ({ tables: (await parts.store.mine(demandPerson(call).id, LIST_MOST)).map(tableLine) }),
  ),
];
