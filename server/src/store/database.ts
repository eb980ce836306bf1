/** The little SQL we need of a database, the same text for SQLite and PostgreSQL: values are `$1`, `$2`, …; JSON is text, times are milliseconds, yes and no are 1 and 0. */

export type Value = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** So many rows must change, or the whole batch is undone. */
  readonly expect?: number;
}

/** One step of a table's life. It counts only if nobody else has changed the table since `revision`. */
export interface Change {
  readonly id: string;
  readonly revision: number;
  /** null leaves it as it is. */
  readonly status: string | null;
  /** How long the log is afterwards. */
  readonly length: number;
  /** A bit for each seat that has to choose. */
  readonly turn: number;
  /** When somebody has to look at the table if nothing happens before. */
  readonly wakeAt: number | null;
  readonly updatedAt: number;
  readonly clock: string | null;
  /** What changes seldom (seats, proposal, ending) as JSON; null leaves it as it is. */
  readonly live: string | null;
  /** Who owns each seat, '' for nobody; null leaves it as it is. */
  readonly owners: readonly string[] | null;
  /** The new entries; the first stands at `length` minus their number. */
  readonly entries: readonly string[];
  /** Of the client that asked: whoever changes the table knows all of its log, and plays none twice. */
  readonly request: string | null;
}

/** A change as other nodes hear of it: enough to follow, where nothing but log and clock has changed. */
export type News = Omit<Change, 'live' | 'owners'>;

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  all<Row>(sql: string, ...values: Value[]): Promise<Row[]>;
  /** How many rows it changed. */
  run(sql: string, ...values: Value[]): Promise<number>;
  /** All statements or none; false if an expectation was not met. */
  batch(statements: readonly Statement[]): Promise<boolean>;
  /** Writes the change durably; false if the table has another revision by now, or if an entry stands in the way. Changes that come together share one commit. */
  commit(change: Change): Promise<boolean>;
  /** Tells the other nodes on this database. */
  publish(word: string): Promise<void>;
  /** Hears what other nodes publish, the changes they commit (`table <id>`, and the News where it fits), and `again` when something may have been missed. */
  subscribe(hear: (word: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** The store is away for a moment. What was under way may have been written or not: whoever asked looks again. */
export class StoreUnavailable extends Error {}

/** An expectation of a batch was not met. */
export class Unmet extends Error {}
