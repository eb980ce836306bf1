/** A connection to the embedded database: write-ahead log, every commit on disk before it returns. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Change } from '../../model/change.ts';
import { ExpectationFailed, type Statement, type Value } from '../database.ts';

/** Says nothing of the status: it stands in an index, which SQLite would write again though nothing in it is new. */
const MOVE = `UPDATE tables SET revision = revision + 1, length = ?, turn = ?, wake_at = ?, updated_at = ?, clock = ?, moment = ? WHERE id = ? AND revision = ?`;
const UPDATE = `UPDATE tables SET revision = revision + 1, status = COALESCE(?, status), length = ?, turn = ?, wake_at = ?, updated_at = ?,
  clock = ?, moment = ?, live = COALESCE(?, live)
  WHERE id = ? AND revision = ?`;
const OWN =
  'INSERT INTO seats (table_id, seat, user_id) VALUES (?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id';
const INSERT = 'INSERT INTO entries (table_id, n, entry, at, request) VALUES (?, ?, ?, ?, ?)';

/** Pages of the write-ahead log before they go to the file, 32 MB: a page that changes with every move goes there less often. */
const CHECKPOINT = 8000;
const WRITING = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = ${CHECKPOINT}`;

const named = (values: readonly Value[]): Record<string, Value> => {
  const out: Record<string, Value> = {};
  for (const [i, value] of values.entries()) out[i + 1] = value;
  return out;
};

export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  /** A reader may look on while somebody else writes. */
  constructor(path: string, isReader = false) {
    this.#db = new DatabaseSync(path, { readOnly: isReader });
    this.#db.exec('PRAGMA busy_timeout = 5000');
    if (!isReader) this.#db.exec(WRITING);
  }

  /** From now on somebody else writes: what would change the file here fails. */
  readOnly(): void {
    this.#db.exec('PRAGMA query_only = ON');
  }

  all(sql: string, values: readonly Value[]): unknown[] {
    return this.#prepare(sql).all(named(values));
  }

  run(sql: string, values: readonly Value[]): number {
    return Number(this.#prepare(sql).run(named(values)).changes);
  }

  batch(statements: readonly Statement[]): boolean {
    try {
      this.#atomically(() => {
        for (const { sql, values, expect } of statements)
          if (this.run(sql, values) !== expect && expect !== undefined) throw new ExpectationFailed();
      });
      return true;
    } catch (error) {
      if (error instanceof ExpectationFailed) return false;
      throw error;
    }
  }

  /** All of them in one commit; which of them found their table as they expected it. */
  commit(changes: readonly Change[]): boolean[] {
    return this.#atomically(() => changes.map((change) => this.#write(change)));
  }

  close(): void {
    this.#db.close();
  }

  #write(change: Change): boolean {
    const { id, revision, status, length, turn, wakeAt, updatedAt, clock, moment, live, entries, request } = change;
    const { changes } =
      status === null && live === null
        ? this.#prepare(MOVE).run(length, turn, wakeAt, updatedAt, clock, moment, id, revision)
        : this.#prepare(UPDATE).run(status, length, turn, wakeAt, updatedAt, clock, moment, live, id, revision);
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
