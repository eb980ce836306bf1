/** The embedded database: one file, read here, written by a thread of its own. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Change } from '../model/change.ts';
import { type Database, type Statement, StoreUnavailable, type Value } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { makeDatabasePrivate } from './private-file.ts';
import { SqliteFile } from './sqlite/file.ts';
import { CLOSED, type Writer, WriterThread, writerHere } from './sqlite/writer.ts';

/** A row with this key is there already. */
const DUPLICATE = new Set([1555, 2067]);
const isDuplicate = (error: unknown): boolean => DUPLICATE.has((error as { errcode?: number }).errcode ?? 0);

/** Names the file, whatever is wrong with it. */
const openFile = (path: string, isReader: boolean): SqliteFile => {
  try {
    return new SqliteFile(path, isReader);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
};

const isReading = (sql: string): boolean => /^\s*(SELECT|PRAGMA)\b/i.test(sql);

export class SqliteDatabase implements Database {
  readonly dialect = 'sqlite';
  readonly #lock: { close(): void } | undefined;
  readonly #file: SqliteFile;
  readonly #writer: Writer;
  #closed: Promise<void> | undefined;
  readonly #group = new GroupCommit((commit) => this.#writer.do({ commit }) as Promise<boolean[]>, isDuplicate);

  /** A reader may look on while another process owns the file. */
  constructor(path: string, isReader = false) {
    const isOwner = path !== ':memory:' && !isReader;
    if (isOwner) {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      this.#lock = lockFolder(dirname(path));
    }
    if (isOwner) makeDatabasePrivate(path);
    this.#file = openFile(path, isReader);
    if (isOwner) this.#file.readOnly();
    this.#writer = isOwner ? new WriterThread(path) : writerHere(this.#file);
  }

  async all<Row>(sql: string, ...values: Value[]): Promise<Row[]> {
    if (this.#closed) throw new StoreUnavailable(CLOSED);
    return (isReading(sql) ? this.#file.all(sql, values) : await this.#writer.do({ all: sql, values })) as Row[];
  }

  run(sql: string, ...values: Value[]): Promise<number> {
    return this.#writer.do({ run: sql, values }) as Promise<number>;
  }

  batch(statements: readonly Statement[]): Promise<boolean> {
    return this.#writer.do({ batch: statements }) as Promise<boolean>;
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
    await this.#writer.close();
    this.#file.close();
    this.#lock?.close();
  }
}
