/** The SQL interface both engines share: values are `$1`, `$2`, …; JSON is text, times are milliseconds, booleans are 1 and 0. */

import type { Change } from '../model/change.ts';

export type Value = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /** How many rows must change, or the whole batch is rolled back. */
  readonly expect?: number;
}

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  all<Row>(sql: string, ...values: Value[]): Promise<Row[]>;
  /** Returns how many rows changed. */
  run(sql: string, ...values: Value[]): Promise<number>;
  /** All statements or none; false if an expectation was not met. */
  batch(statements: readonly Statement[]): Promise<boolean>;
  /** Writes the change durably; false if the table has another revision by now or an entry with that number exists. Concurrent changes share one commit. */
  commit(change: Change): Promise<boolean>;
  close(): Promise<void>;
}

/** The store cannot be reached for a moment. What was under way may or may not have been written, so the caller has to look. */
export class StoreUnavailable extends Error {}

/** A statement of a batch changed another number of rows than expected. */
export class ExpectationFailed extends Error {}
