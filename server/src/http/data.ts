/** The games themselves: what can be played, what a seat may do, what was played. */
import { Readable } from 'node:stream';
import { seatsOf, WATCHER } from '@caravel/core';
import { GAMES } from '@caravel/games/loaded';
import { GameLine, Id, LEVELS, LegalMoves, Position } from '@caravel/protocol';
import * as v from 'valibot';
import { Refusal } from '../model/refusal.ts';
import { seatsOwned } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import type { TableStore } from '../store/tables.ts';
import { ownSeat } from '../tables/act.ts';
import { seatTurn } from '../tables/legal.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { demandWatcher } from '../tables/watcher.ts';
import { exportPage, gameTexts } from './data-export.ts';
import { type Call, demandPerson, type Route, route } from './route.ts';

export interface DataParts {
  readonly db: Database;
  readonly store: TableStore;
  readonly rooms: Rooms;
}

const tag = 'games';
const TableId = v.object({ id: Id });
const Place = v.object({ seat: v.optional(v.pipe(v.string(), v.regex(/^[0-4]$/, 'a seat from 0 to 4'), v.transform(Number))) });
const EXPORT_PAGE = 200;

const games = GAMES.map(({ name, version, seats, ruleSets, options }) => ({
  ...{ name, version, seats, ruleSets, levels: LEVELS },
  options: Object.entries(options).map(([option, { about, default: usual, values }]) => ({
    ...{ name: option, about, default: usual },
    ...(values ? { values } : {}),
  })),
}));

/** The seat somebody looks from: their own, or a watcher's. */
const viewer = async (room: Room, { person }: Call, wish: number | undefined): Promise<number> => {
  await demandWatcher(room, person?.id);
  const own = seatsOwned(room.table, person?.id);
  if (wish !== undefined && !own.includes(wish)) throw new Refusal('not-yours', `seat ${wish} is not yours`);
  return wish ?? own[0] ?? WATCHER;
};

const positionRoutes = (parts: DataParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/games',
      tag,
      who: 'anybody',
      about: 'The games, their rule sets and options, and the levels of bots',
      answer: v.object({ games: v.array(GameLine) }),
    },
    async () => ({ games }),
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:id/legal',
      tag,
      who: 'somebody',
      about: 'The legal moves of my seat now, so that a program can play without knowing the rules',
      params: TableId,
      query: Place,
      answer: LegalMoves,
    },
    async (call) => {
      const room = await parts.rooms.get(call.params.id);
      return room.exclusively(async () => seatTurn(room, ownSeat(room.table, demandPerson(call), call.query.seat)));
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/tables/:id/position',
      tag,
      who: 'anybody',
      about: 'The board as my seat or a spectator sees it',
      params: TableId,
      query: Place,
      answer: Position,
    },
    async (call) => {
      const room = await parts.rooms.get(call.params.id);
      const seat = await viewer(room, call, call.query.seat);
      return room.exclusively(async () => {
        const { game, state, length } = room.timeline;
        return { length, turn: seatsOf(room.table.turn), view: game.describe(state, seat) };
      });
    },
  ),
];

const exportRoutes = (parts: DataParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/export/games.ndjson',
      tag,
      who: 'anybody',
      about: `Finished games that everyone may watch, one JSON object per line, oldest first, ${EXPORT_PAGE} per page. The header x-caravel-next is the since of the next page; the last page has none`,
      query: v.object({
        game: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
        since: v.optional(
          v.pipe(v.string(), v.regex(/^\d{1,15}(\.[A-Za-z0-9]{12})?$/, 'a moment in milliseconds, or what x-caravel-next said')),
          '0',
        ),
      }),
      type: 'application/x-ndjson',
      limit: 30,
    },
    async ({ query, reply }) => {
      const page = await exportPage(parts.db, query.game, query.since, EXPORT_PAGE);
      reply.type('application/x-ndjson; charset=utf-8');
      if (page.next) reply.header('x-caravel-next', page.next);
      return Readable.from(gameTexts(parts.store, page.ids));
    },
  ),
];

export const dataRoutes = (parts: DataParts): Route[] => [...positionRoutes(parts), ...exportRoutes(parts)];
