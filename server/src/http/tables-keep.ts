/** What is kept of a table, over HTTP: its record, its log, its file. */
import { TableInfo } from '@caravel/protocol';
import * as v from 'valibot';
import type { TableStore } from '../store/tables.ts';
import { gameFile } from '../tables/game-file.ts';
import { roomInfo } from '../tables/info.ts';
import type { Rooms } from '../tables/rooms.ts';
import { type CallerParts, demandEntries } from './caller.ts';
import { type Route, route } from './route.ts';
import { stored, TableId, tag, Written, watched } from './table-access.ts';

export interface KeepParts extends CallerParts {
  readonly rooms: Rooms;
  readonly store: TableStore;
}

export const keepRoutes = (parts: KeepParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/tables/:id',
      tag,
      who: 'anybody',
      about: 'Everything about a table except its log',
      params: TableId,
      answer: TableInfo,
    },
    async (call) => roomInfo(await watched(parts, call)),
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:id/log',
      tag,
      who: 'anybody',
      about: 'The log entries of a table, one string each',
      params: TableId,
      query: v.object({ from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0') }),
      answer: Written,
    },
    async (call) => {
      const { id, length } = await stored(parts, call);
      const from = Math.min(call.query.from, length);
      demandEntries(parts, call, length - from);
      return { n: from, e: (await parts.store.log(id, from, length)).map(({ entry }) => entry) };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:id/file',
      tag,
      who: 'anybody',
      about: 'The game as a .caravel file; its draws can be verified once it is finished',
      params: TableId,
      type: 'text/plain',
    },
    async (call) => {
      const table = await stored(parts, call);
      demandEntries(parts, call, table.length);
      call.reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${table.id}.caravel"`);
      return gameFile(parts.store, table, parts.now());
    },
  ),
];
