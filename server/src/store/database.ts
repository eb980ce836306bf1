/** The little SQL we need of a database, the same text for SQLite and PostgreSQL: values are `$1`, `$2`, …; JSON is text, times are milliseconds, yes and no are 1 and 0. */

import type { Change } from '../model/change.ts';

export type Value = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** So many rows must change, or the whole batch is undone. */
  readonly expect?: number;
}

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  all<Row>(sql: string, ...values: Value[]): Promise<Row[]>;
  /** How many rows it changed. */
  run(sql: string, ...values: Value[]): Promise<number>;
  /** All statements or none; false if an expectation was not met. */
  batch(statements: readonly Statement[]): Promise<boolean>;
  /** Writes the change durably; false if the table has another revision by now, or if an entry stands in the way. Changes that come together share one commit. */
  commit(change: Change): Promise<boolean>;
  close(): Promise<void>;
}

/** The store is away for a moment. What was under way may have been written or not: whoever asked looks again. */
export class StoreUnavailable extends Error {}

/** An expectation of a batch was not met. */
export class Unmet extends Error {}
