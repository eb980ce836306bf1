/** The audit log: written with every act of an operator; the database refuses changes to it. */
import type { Database, Statement } from '../store/database.ts';

export interface AuditLine {
  readonly at: number;
  /** The operator. */
  readonly who: string;
  readonly act: string;
  /** The id of the person, table or report. */
  readonly about: string;
  readonly why: string;
  /** What was there before, where it is gone now. */
  readonly detail: string;
}

/** Goes into the batch of what it is about: neither is written without the other. */
export const audited = ({ at, who, act, about, why, detail }: AuditLine): Statement => ({
  sql: 'INSERT INTO audit (at, who, act, about, why, detail) VALUES ($1, $2, $3, $4, $5, $6)',
  values: [at, who, act, about, why, detail],
});

export const readAudit = (db: Database, about: string | undefined, limit: number): Promise<AuditLine[]> =>
  db.all<AuditLine>(
    `SELECT at, who, act, about, why, detail FROM audit WHERE $1 = '' OR about = $1 ORDER BY at DESC, act LIMIT $2`,
    about ?? '',
    limit,
  );
