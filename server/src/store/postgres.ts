/** PostgreSQL, shared by as many nodes as one likes: group commit as one statement, changes spread by NOTIFY. */
import pg from 'pg';
import type { Change, Database, Statement, Value } from './database.ts';
import { StoreUnavailable } from './database.ts';
import { GroupCommit } from './group-commit.ts';

/** Counts and milliseconds fit a double; pg would give them as texts. */
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

const CHANNEL = 'caravel';
/** Rows are locked in one order, or two nodes could wait for each other for ever. */
const COMMIT = `
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::text[], $9::text[])
    AS a(id, revision, status, length, turn, wake_at, updated_at, clock, live)),
held AS (SELECT id, revision FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE),
done AS (
  UPDATE tables t SET revision = t.revision + 1, status = a.status, length = a.length, turn = a.turn, wake_at = a.wake_at,
    updated_at = a.updated_at, clock = a.clock, live = COALESCE(a.live, t.live)
  FROM asked a JOIN held h ON h.id = a.id AND h.revision = a.revision WHERE t.id = a.id RETURNING t.id),
written AS (
  INSERT INTO entries (table_id, n, entry, at, request)
  SELECT e.* FROM unnest($10::text[], $11::int[], $12::text[], $13::bigint[], $14::text[]) AS e(table_id, n, entry, at, request)
  JOIN done d ON d.id = e.table_id),
owned AS (
  INSERT INTO seats (table_id, seat, user_id)
  SELECT o.* FROM unnest($15::text[], $16::int[], $17::text[]) AS o(table_id, seat, user_id) JOIN done d ON d.id = o.table_id
  ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id)
SELECT id, pg_notify('${CHANNEL}', $18 || ' table ' || id) FROM done`;

class Unmet extends Error {}

const isConnectionTrouble = (error: unknown): boolean => {
  const code = (error as { code?: string }).code ?? '';
  return (
    /^(08|57P|53|ECONN|EPIPE|ENOENT|ETIMEDOUT)/.test(code) || /terminat|timeout|closed|Connection/i.test(String((error as Error).message))
  );
};

export class PostgresDatabase implements Database {
  readonly dialect = 'postgres';
  readonly #pool: pg.Pool;
  readonly #url: string;
  readonly #group = new GroupCommit((changes) => this.#write(changes));
  /** Names this node among the publishers: it does not hear itself. */
  readonly #node = crypto.randomUUID().slice(0, 8);
  #listener: pg.Client | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
    this.#pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
    this.#pool.on('error', () => {});
  }

  async all<Row>(sql: string, ...values: Value[]): Promise<Row[]> {
    return (await this.#query(sql, values)).rows as Row[];
  }

  async run(sql: string, ...values: Value[]): Promise<number> {
    return (await this.#query(sql, values)).rowCount ?? 0;
  }

  async batch(statements: readonly Statement[]): Promise<boolean> {
    const client = await this.#connect();
    try {
      await client.query('BEGIN');
      for (const { sql, values, expect } of statements) {
        const { rowCount } = await client.query(sql, values as Value[]);
        if (expect !== undefined && rowCount !== expect) throw new Unmet();
      }
      await client.query('COMMIT');
      return true;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      if (error instanceof Unmet) return false;
      throw isConnectionTrouble(error) ? new StoreUnavailable(String(error)) : error;
    } finally {
      client.release();
    }
  }

  commit(change: Change): Promise<boolean> {
    return this.#group.commit(change);
  }

  async publish(word: string): Promise<void> {
    await this.#query('SELECT pg_notify($1, $2)', [CHANNEL, `${this.#node} ${word}`]);
  }

  async subscribe(hear: (word: string) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', () => {});
    client.on('end', () => this.#listenAgain(hear));
    client.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      if (payload.slice(0, space) !== this.#node) hear(payload.slice(space + 1));
    });
    this.#listener = client;
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#group.idle();
    await this.#listener?.end().catch(() => {});
    await this.#pool.end();
  }

  /** The connection was lost: what was said meanwhile is not heard, so everything is looked at again. */
  #listenAgain(hear: (word: string) => void): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.subscribe(hear).then(
        () => hear('again'),
        () => {},
      );
    }, 250);
  }

  async #write(changes: readonly Change[]): Promise<boolean[]> {
    const column = <T>(read: (change: Change) => T): T[] => changes.map(read);
    const rows = changes.flatMap(({ id, length, entries, updatedAt, request }) =>
      entries.map((entry, i) => ({ id, n: length - entries.length + i, entry, at: updatedAt, request: i === 0 ? request : null })),
    );
    const owners = changes.flatMap(({ id, owners }) => owners?.map((owner, seat) => ({ id, seat, owner })) ?? []);
    const { rows: done } = await this.#query(COMMIT, [
      column((c) => c.id),
      column((c) => c.revision),
      column((c) => c.status),
      column((c) => c.length),
      column((c) => c.turn),
      column((c) => c.wakeAt),
      column((c) => c.updatedAt),
      column((c) => c.clock),
      column((c) => c.live),
      rows.map((row) => row.id),
      rows.map((row) => row.n),
      rows.map((row) => row.entry),
      rows.map((row) => row.at),
      rows.map((row) => row.request),
      owners.map((row) => row.id),
      owners.map((row) => row.seat),
      owners.map((row) => row.owner),
      this.#node,
    ]);
    const ids = new Set(done.map(({ id }) => id as string));
    return changes.map(({ id }) => ids.has(id));
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw new StoreUnavailable(String(error));
    }
  }

  async #query(sql: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#pool.query(sql, values as unknown[]);
    } catch (error) {
      throw isConnectionTrouble(error) ? new StoreUnavailable(String(error)) : error;
    }
  }
}
