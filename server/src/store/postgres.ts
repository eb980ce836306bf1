/** PostgreSQL, shared by as many nodes as one likes: group commit as one statement. */
import pg from 'pg';
import type { Change } from '../model/change.ts';
import { type Database, ExpectationFailed, type Statement, StoreUnavailable, type Value } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { type Announce, COMMIT, commitValues } from './postgres-commit.ts';

/** Counts and milliseconds fit a double; pg would give them as texts. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text'),
};

/** A store that does not answer for so long is away. */
const PATIENCE = 10_000;
const CONNECTIONS = 10;

/** Temporary trouble: broken connections, a server that stops, starts or is read-only, too many clients, deadlocks. Also a node that stops, because another goes on. */
const isTrouble = (error: unknown): boolean => {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    /^(08|25006|53|57P|40|ECONN|EPIPE|ENOENT|ETIMEDOUT|EAI_)/.test(code) ||
    /terminat|timeout|closed|Connection|after calling end/i.test(message)
  );
};

const DUPLICATE = '23505';
const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === DUPLICATE;

/** Temporary trouble as StoreUnavailable, any other error as it is. */
export const named = (error: unknown): unknown => (isTrouble(error) ? new StoreUnavailable(String(error)) : error);

export class PostgresDatabase implements Database {
  readonly dialect = 'postgres';
  readonly #pool: pg.Pool;
  readonly #group = new GroupCommit((changes) => this.#write(changes), isDuplicate);
  readonly #announce: Announce;
  #closed: Promise<void> | undefined;

  /** `announce` says what other nodes are told of each change. */
  constructor(url: string, announce: Announce = () => '') {
    this.#announce = announce;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: 5000,
      query_timeout: PATIENCE,
      keepAlive: true,
      application_name: 'caravel',
      types,
    });
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
    let broken = false;
    try {
      await client.query('BEGIN');
      await runAll(client, statements);
      await client.query('COMMIT');
      return true;
    } catch (error) {
      broken = isTrouble(error);
      await client.query('ROLLBACK').catch(() => {});
      if (error instanceof ExpectationFailed) return false;
      throw named(error);
    } finally {
      client.release(broken);
    }
  }

  commit(change: Change): Promise<boolean> {
    return this.#group.commit(change);
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#group.idle();
    await this.#pool.end();
  }

  async #write(changes: readonly Change[]): Promise<boolean[]> {
    const { rows } = await this.#query(COMMIT, commitValues(changes, this.#announce), 'commit');
    const done = new Set(rows.map(({ id }) => id as string));
    return changes.map(({ id }) => done.has(id));
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw named(error);
    }
  }

  /** A query with a name is planned once for each connection. */
  async #query(text: string, values: readonly unknown[], name?: string): Promise<pg.QueryResult> {
    try {
      return await this.#pool.query({ text, values: values as unknown[], ...(name ? { name } : {}) });
    } catch (error) {
      throw named(error);
    }
  }
}

const runAll = async (client: pg.PoolClient, statements: readonly Statement[]): Promise<void> => {
  for (const { sql, values, expect } of statements) {
    const { rowCount } = await client.query(sql, values as Value[]);
    if (expect !== undefined && rowCount !== expect) throw new ExpectationFailed();
  }
};
