/** The embedded database: one file, write-ahead log, every commit on disk before it is acknowledged. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Change, type Database, type Statement, Unmet, type Value } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { GroupCommit } from './group-commit.ts';

/** Says nothing of the status: it stands in an index, which SQLite would write again though nothing in it is new. */
const MOVE = `UPDATE tables SET revision = revision + 1, length = ?, turn = ?, wake_at = ?, updated_at = ?, clock = ? WHERE id = ? AND revision = ?`;
const UPDATE = `UPDATE tables SET revision = revision + 1, status = COALESCE(?, status), length = ?, turn = ?, wake_at = ?, updated_at = ?,
  clock = ?, live = COALESCE(?, live)
  WHERE id = ? AND revision = ?`;
const OWN =
  'INSERT INTO seats (table_id, seat, user_id) VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id';
const INSERT = 'INSERT INTO entries (table_id, n, entry, at, request) VALUES (?, ?, ?, ?, ?)';

const named = (values: readonly Value[]): Record<string, Value> => {
  const out: Record<string, Value> = {};
  for (const [i, value] of values.entries()) out[i + 1] = value;
  return out;
};

/** Pages of the write-ahead log before they go to the file, 32 MB: a page that changes with every move goes there less often. */
const CHECKPOINT = 8000;

/** A row with this key is there already. */
const DUPLICATE = new Set([1555, 2067]);
const isDuplicate = (error: unknown): boolean => DUPLICATE.has((error as { errcode?: number }).errcode ?? 0);

export class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync | undefined;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #group = new GroupCommit(async (changes) => this.#atomically(() => changes.map((change) => this.#write(change))), isDuplicate);

  /** A reader may look on while another process owns the file. */
  constructor(path: string, isReader = false) {
    if (path !== ':memory:' && !isReader) {
      mkdirSync(dirname(path), { recursive: true });
      this.#lock = lockFolder(dirname(path));
    }
    this.#db = new DatabaseSync(path, { readOnly: isReader });
    this.#db.exec(
      isReader
        ? 'PRAGMA busy_timeout = 5000'
        : 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
    );
    this.#db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT}`);
  }

  async all<Row>(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.#prepare(sql).all(named(values)) as Row[];
  }

  async run(sql: string, ...values: Value[]): Promise<number> {
    return Number(this.#prepare(sql).run(named(values)).changes);
  }

  async batch(statements: readonly Statement[]): Promise<boolean> {
    try {
      this.#atomically(() => {
        for (const { sql, values, expect } of statements) {
          const { changes } = this.#prepare(sql).run(named(values));
          if (expect !== undefined && Number(changes) !== expect) throw new Unmet();
        }
      });
      return true;
    } catch (error) {
      if (error instanceof Unmet) return false;
      throw error;
    }
  }

  commit(change: Change): Promise<boolean> {
    return this.#group.commit(change);
  }

  /** One process owns the file: there is nobody to tell. */
  async publish(): Promise<void> {}
  async subscribe(): Promise<void> {}

  async close(): Promise<void> {
    await this.#group.idle();
    this.#db.close();
    this.#lock?.close();
  }

  #write(change: Change): boolean {
    const { id, revision, status, length, turn, wakeAt, updatedAt, clock, live, entries, request } = change;
    const { changes } =
      status === null && live === null
        ? this.#prepare(MOVE).run(length, turn, wakeAt, updatedAt, clock, id, revision)
        : this.#prepare(UPDATE).run(status, length, turn, wakeAt, updatedAt, clock, live, id, revision);
    if (Number(changes) === 0) return false;
    for (const [seat, owner] of change.owners?.entries() ?? []) this.#prepare(OWN).run(id, seat, owner);
    const insert = this.#prepare(INSERT);
    const first = length - entries.length;
    for (const [i, entry] of entries.entries()) insert.run(id, first + i, entry, updatedAt, i === 0 ? request : null);
    return true;
  }

  #atomically<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // A full disk ends the transaction by itself.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
