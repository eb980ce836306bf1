/** The job of a finished table: its results are kept and its ratings changed, together and once, however often it runs. */
import type { Unrated } from '@caravel/protocol';
import type { Table } from '../model/table.ts';
import type { Database, Statement } from '../store/database.ts';
import { endTry } from '../store/days.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { type Change, contest } from './contest.ts';
import { isListed, type MadeMove, madeMoves, outcomeOf, type SeatResult } from './outcome.ts';
import { whyUnrated } from './why-unrated.ts';

interface FinishParts {
  readonly rooms: Rooms;
  readonly db: Database;
  now(): number;
}

/** As often as somebody else's game may change a rating in between. */
const TRIES = 20;

export const finish = async ({ rooms, db, now }: FinishParts, id: string): Promise<void> => {
  const room = await rooms.get(id);
  for (let tries = 0; tries < TRIES; tries++) {
    if (await isKept(db, id)) return;
    if (await keep(db, room, now())) return;
  }
  throw new Error(`the results of table ${id} could not be kept`);
};

const isKept = async (db: Database, id: string): Promise<boolean> =>
  (await db.all('SELECT 1 AS one FROM results WHERE table_id = $1 LIMIT 1', id)).length > 0;

/** Of a log that the rules of this program refuse only the ending is known. */
const movesOf = (room: Room): MadeMove[] => (room.fault ? [] : madeMoves(room.timeline));

/** All or nothing; false if somebody was faster, at this table or with one of its players. */
const keep = async (db: Database, room: Room, now: number): Promise<boolean> => {
  const { table } = room;
  const { ending } = table.live;
  if (table.status !== 'finished' || !ending) return true;
  const results = outcomeOf(table, movesOf(room), ending);
  const why = table.rated ? await whyUnrated(db, ending, results) : undefined;
  if (why) await tellUnrated(room, why);
  const rated = table.rated && !why ? await contest(db, table, results) : undefined;
  const rows = results.map((result) => insert(table, ending.reason, result, rated?.changes[result.seat], now));
  return db.batch([...rows, ...(rated?.statements ?? []), ...tryOf(table, ending.reason, results, now)]);
};

/** At the table of a day: only a game that its player has played to the end has a result. */
const tryOf = ({ id, header }: Table, reason: string, results: readonly SeatResult[], now: number): Statement[] => {
  const own = results.find(({ user }) => user !== null);
  return header.day && own && reason === 'played' && !own.botPlayed ? [endTry(id, own.score, own.place, now)] : [];
};

/** Whoever looks at the result reads why it did not count; before the results are kept, so that it is never forgotten. */
const tellUnrated = (room: Room, unrated: Unrated): Promise<unknown> =>
  room.exclusively(async () => {
    const { live } = room.table;
    if (live.ending && !live.ending.unrated) await room.write({ live: { ...live, ending: { ...live.ending, unrated } } });
  });

const insert = (table: Table, reason: string, result: SeatResult, change: Change | undefined, now: number): Statement => {
  const { seat, user, level, score, place, start, opening, botPlayed } = result;
  const numbers = change ? [change.before.mu, change.before.sigma, change.after.mu, change.after.sigma] : [null, null, null, null];
  return {
    sql: `INSERT INTO results (table_id, seat, user_id, level, game, players, score, place, start, opening, reason, listed, rated,
        mu_before, sigma_before, mu_after, sigma_after, at, bot_played)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) ON CONFLICT DO NOTHING`,
    values: [
      ...[table.id, seat, user, level, table.game, table.players, score, place, start, opening, reason],
      ...[Number(isListed(table) && reason !== 'operator'), Number(change !== undefined), ...numbers, now, Number(botPlayed)],
    ],
    expect: 1,
  };
};

/** Tables that finished since that moment and whose results were not kept because their node died. */
export const forgottenTables = async (db: Database, since: number, limit: number): Promise<string[]> => {
  const rows = await db.all<{ id: string }>(
    `SELECT t.id FROM tables t WHERE t.status = 'finished' AND t.updated_at > $1 AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id) LIMIT $2`,
    since,
    limit,
  );
  return rows.map(({ id }) => id);
};
