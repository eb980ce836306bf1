/** Tables and their logs as rows. What they mean is the business of tables/. */
import type { Moment } from '@caravel/core';
import { readLive } from '../model/read-live.ts';
import { type Clock, type Header, type LogRow, ownersOf, type Table } from '../model/table.ts';
import type { Database, Statement } from './database.ts';

interface Row {
  id: string;
  game: string;
  status: Table['status'];
  access: Table['access'];
  host: string;
  players: number;
  rated: number;
  length: number;
  revision: number;
  turn: number;
  wake_at: number | null;
  created_at: number;
  updated_at: number;
  header: string;
  live: string;
  clock: string | null;
  moment: string | null;
}

const momentIn = (text: string): Moment => {
  const [round, ...phase] = text.split(' ');
  return { round: Number(round), phase: phase.join(' ') };
};

const tableIn = ({ rated, wake_at, created_at, updated_at, header, live, clock, moment, ...row }: Row): Table => ({
  ...row,
  rated: rated === 1,
  createdAt: created_at,
  updatedAt: updated_at,
  ...(wake_at === null ? {} : { wakeAt: wake_at }),
  header: JSON.parse(header) as Header,
  live: readLive(live),
  ...(clock === null ? {} : { clock: JSON.parse(clock) as Clock }),
  ...(moment === null ? {} : { moment: momentIn(moment) }),
});

/** The position of a table in a list, unique even among tables created at the same moment. */
export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** Which tables a list shows, newest first. */
export interface Listing {
  readonly status?: Table['status'] | undefined;
  readonly access?: Table['access'] | undefined;
  readonly game?: string | undefined;
  readonly players?: number | undefined;
  readonly rated?: boolean | undefined;
  /** Made before this moment. */
  readonly before?: number | undefined;
  /** Those that come after this place in the list. */
  readonly after?: Place | undefined;
  readonly limit: number;
}

export class TableStore {
  readonly db: Database;

  constructor(db: Database) {
    this.db = db;
  }

  /** `together`: what is written with it, or neither is; false if that cannot be. */
  async create(table: Table, secret: string, together: readonly Statement[] = []): Promise<boolean> {
    const { id, game, status, access, host, players, rated, createdAt, updatedAt, header, live } = table;
    return this.db.batch([
      {
        sql: `INSERT INTO tables (id, game, status, access, host, players, rated, length, revision, turn, wake_at, created_at, updated_at, header, live, clock)
          VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0, NULL, $8, $9, $10, $11, NULL)`,
        values: [
          id,
          game,
          status,
          access,
          host,
          players,
          rated ? 1 : 0,
          createdAt,
          updatedAt,
          JSON.stringify(header),
          JSON.stringify(live),
        ],
      },
      { sql: 'INSERT INTO secrets (table_id, secret) VALUES ($1, $2)', values: [id, secret] },
      ...ownersOf(live).map((owner, seat) => ({
        sql: 'INSERT INTO seats (table_id, seat, user_id) VALUES ($1, $2, $3)',
        values: [id, seat, owner],
      })),
      ...together,
    ]);
  }

  /** Deletes a table that was never shown to anybody. */
  async remove(id: string): Promise<void> {
    const parts = ['seats WHERE table_id', 'secrets WHERE table_id', 'hooks WHERE owner', 'tables WHERE id'];
    await this.db.batch(parts.map((part) => ({ sql: `DELETE FROM ${part} = $1`, values: [id] })));
  }

  async read(id: string): Promise<Table | undefined> {
    const [row] = await this.db.all<Row>('SELECT * FROM tables WHERE id = $1', id);
    return row && tableIn(row);
  }

  async secret(id: string): Promise<string> {
    const [row] = await this.db.all<{ secret: string }>('SELECT secret FROM secrets WHERE table_id = $1', id);
    if (!row) throw new Error(`table ${id} has no secret`);
    return row.secret;
  }

  /** The entries from number `from` on, and before `to`. */
  log(id: string, from: number, to: number): Promise<LogRow[]> {
    return this.db.all<LogRow>(
      'SELECT n, entry, at, request FROM entries WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n',
      id,
      from,
      to,
    );
  }

  /** When an entry was written. */
  async momentOf(id: string, n: number): Promise<number | undefined> {
    const [row] = await this.db.all<{ at: number }>('SELECT at FROM entries WHERE table_id = $1 AND n = $2', id, n);
    return row?.at;
  }

  /** The number of the first entry a request has written. */
  async requestAt(id: string, request: string): Promise<number | undefined> {
    const [row] = await this.db.all<{ n: number }>('SELECT n FROM entries WHERE table_id = $1 AND request = $2', id, request);
    return row?.n;
  }

  async list({ status, access, game, players, rated, before, after, limit }: Listing): Promise<Table[]> {
    const wanted = { status, access, game, players, rated: rated === undefined ? undefined : Number(rated) };
    const chosen = Object.entries(wanted).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
    const where = chosen.map(([column], i) => `${column} = $${i + 5} AND `).join('');
    const rows = await this.db.all<Row>(
      `SELECT * FROM tables WHERE ${where}created_at < $1 AND (created_at < $2 OR (created_at = $2 AND id < $3))
         ORDER BY created_at DESC, id DESC LIMIT $4`,
      before ?? Number.MAX_SAFE_INTEGER,
      after?.createdAt ?? Number.MAX_SAFE_INTEGER,
      after?.id ?? '',
      limit,
      ...chosen.map(([, value]) => value),
    );
    return rows.map(tableIn);
  }

  /** The tables that have a log, in the order of their ids. */
  async played(after: string, limit: number): Promise<Table[]> {
    const sql = "SELECT * FROM tables WHERE id > $1 AND status IN ('running', 'finished') ORDER BY id LIMIT $2";
    return (await this.db.all<Row>(sql, after, limit)).map(tableIn);
  }

  /** A person's tables: those that wait for them first, then the newest. */
  async mine(user: string, limit: number): Promise<Table[]> {
    const rows = await this.db.all<Row>(
      `SELECT t.* FROM tables t JOIN (
         SELECT s.table_id, MAX((u.turn >> s.seat) & 1) AS waits FROM seats s JOIN tables u ON u.id = s.table_id WHERE s.user_id = $1 GROUP BY s.table_id
       ) m ON m.table_id = t.id
       ORDER BY CASE t.status WHEN 'running' THEN 1 - m.waits WHEN 'open' THEN 2 ELSE 3 END, t.updated_at DESC LIMIT $2`,
      user,
      limit,
    );
    return rows.map(tableIn);
  }

  /** Running tables of a person, by their ids. */
  async running(user: string): Promise<string[]> {
    const rows = await this.db.all<{ id: string }>(
      "SELECT DISTINCT t.id FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id = $1 AND t.status = 'running'",
      user,
    );
    return rows.map(({ id }) => id);
  }

  /** A host's open tables, and their games with bots that have gone on since the moment. In a game that runs, a seat without an owner is a bot's. */
  async hosted(host: string, since: number): Promise<Table[]> {
    const rows = await this.db.all<Row>(
      `SELECT * FROM tables t WHERE host = $1 AND (status = 'open' OR (status = 'running' AND updated_at >= $2
         AND (live LIKE '%"substitute":%' OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.user_id = ''))))`,
      host,
      since,
    );
    return rows.map(tableIn);
  }

  /** The running tables of a game where the person or a bot of theirs has a seat. */
  async runningOf(user: string, game: string): Promise<Table[]> {
    const rows = await this.db.all<Row>(
      `SELECT * FROM tables WHERE status = 'running' AND game = $2 AND id IN
         (SELECT table_id FROM seats WHERE user_id = $1 OR user_id IN (SELECT id FROM users WHERE owner = $1 AND kind = 'bot'))`,
      user,
      game,
    );
    return rows.map(tableIn);
  }

  /** The person's last tables of a day. */
  async triedOf(user: string, game: string): Promise<Table[]> {
    const rows = await this.db.all<Row>(
      'SELECT t.* FROM tables t JOIN day_tries d ON d.table_id = t.id WHERE d.user_id = $1 AND d.game = $2 ORDER BY d.day DESC LIMIT 3',
      user,
      game,
    );
    return rows.map(tableIn);
  }

  /** Which of these tables wait for players or run, and have changed since the moment. */
  async goingOn(ids: readonly string[], since: number): Promise<Set<string>> {
    const rows = await this.db.all<{ id: string }>(
      `SELECT id FROM tables WHERE status IN ('open', 'running') AND updated_at >= $1 AND id IN (${ids.map((_, i) => `$${i + 2}`).join(', ')})`,
      since,
      ...ids,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Tables that wait for players and have not changed since, the oldest first. */
  async openSince(moment: number, limit: number): Promise<string[]> {
    const open = "SELECT id FROM tables WHERE status = 'open' AND updated_at < $1 ORDER BY updated_at LIMIT $2";
    return (await this.db.all<{ id: string }>(open, moment, limit)).map(({ id }) => id);
  }

  /** Tables that are due by now. */
  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.db.all<{ id: string }>('SELECT id FROM tables WHERE wake_at <= $1 ORDER BY wake_at LIMIT $2', now, limit);
    return rows.map(({ id }) => id);
  }
}
