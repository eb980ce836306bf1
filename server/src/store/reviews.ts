/** Reviews of tables as rows: which are asked for, which node makes one, and how far it is. */
import type { Database } from './database.ts';

export interface StoredReview {
  readonly table: string;
  readonly status: 'open' | 'done' | 'failed';
  readonly visits: number;
  readonly judged: number;
  /** 0 until somebody has begun. */
  readonly total: number;
  /** An array of verdicts, as JSON. */
  readonly verdicts: string;
  readonly at: number;
}

export interface TakenReview extends StoredReview {
  readonly tries: number;
}

export interface Progress {
  readonly judged: number;
  readonly total: number;
  readonly verdicts: string;
  readonly at: number;
  /** Until when nobody else takes it; nothing more is done if the review has ended. */
  readonly leaseUntil: number;
  readonly status: StoredReview['status'];
}

interface Row extends Omit<TakenReview, 'table'> {
  table_id: string;
}

const COLUMNS = 'table_id, status, visits, judged, total, verdicts, at, tries';

const reviewIn = ({ table_id, ...row }: Row): TakenReview => ({ table: table_id, ...row });

export class ReviewStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** One of a table; one that failed may be asked for again. Whether it is new. */
  async ask(table: string, user: string, visits: number, now: number): Promise<boolean> {
    const asked = await this.#db.run(
      `INSERT INTO reviews (table_id, asked_by, asked_at, status, node, lease_until, tries, visits, judged, total, verdicts, at)
       VALUES ($1, $2, $3, 'open', '', 0, 0, $4, 0, 0, '[]', $3)
       ON CONFLICT (table_id) DO UPDATE SET asked_by = $2, asked_at = $3, status = 'open', lease_until = 0, tries = 0 WHERE reviews.status = 'failed'`,
      ...[table, user, now, visits],
    );
    return asked > 0;
  }

  async read(table: string): Promise<StoredReview | undefined> {
    const [row] = await this.#db.all<Row>(`SELECT ${COLUMNS} FROM reviews WHERE table_id = $1`, table);
    return row && reviewIn(row);
  }

  /** How many the person has asked for since the moment. */
  async askedBy(user: string, since: number): Promise<number> {
    const [row] = await this.#db.all<{ n: number }>(
      'SELECT COUNT(*) AS n FROM reviews WHERE asked_by = $1 AND asked_at >= $2',
      user,
      since,
    );
    return row?.n ?? 0;
  }

  async waiting(): Promise<number> {
    const [row] = await this.#db.all<{ n: number }>("SELECT COUNT(*) AS n FROM reviews WHERE status = 'open'");
    return row?.n ?? 0;
  }

  /** The oldest that nobody makes now belongs to this node until its lease is over. Of two nodes that ask at once one gets it, and the other the next. */
  async take(node: string, now: number, leaseUntil: number): Promise<TakenReview | undefined> {
    for (;;) {
      const row = await this.#takeOldest(node, now, leaseUntil);
      if (row) return reviewIn(row);
      if (!(await this.#isAnyFree(now))) return undefined;
    }
  }

  /** Nothing also if another node was quicker with that one. */
  async #takeOldest(node: string, now: number, leaseUntil: number): Promise<Row | undefined> {
    const [row] = await this.#db.all<Row>(
      `UPDATE reviews SET node = $1, lease_until = $3, tries = tries + 1 WHERE status = 'open' AND lease_until <= $2 AND table_id =
         (SELECT table_id FROM reviews WHERE status = 'open' AND lease_until <= $2 ORDER BY asked_at LIMIT 1) RETURNING ${COLUMNS}`,
      ...[node, now, leaseUntil],
    );
    return row;
  }

  async #isAnyFree(now: number): Promise<boolean> {
    const [row] = await this.#db.all<object>("SELECT 1 FROM reviews WHERE status = 'open' AND lease_until <= $1 LIMIT 1", now);
    return row !== undefined;
  }

  /** False if another node has taken it meanwhile, or the table is gone. What was achieved counts as a new start. */
  async keep(table: string, node: string, { judged, total, verdicts, at, leaseUntil, status }: Progress): Promise<boolean> {
    const kept = await this.#db.run(
      `UPDATE reviews SET tries = CASE WHEN judged < $3 THEN 0 ELSE tries END, judged = $3, total = $4, verdicts = $5, at = $6, lease_until = $7, status = $8
       WHERE table_id = $1 AND node = $2 AND status = 'open'`,
      ...[table, node, judged, total, verdicts, at, leaseUntil, status],
    );
    return kept > 0;
  }

  /** No node but this one runs, so whoever held a lease is gone. */
  async freeAll(): Promise<void> {
    await this.#db.run("UPDATE reviews SET lease_until = 0 WHERE status = 'open'");
  }
}
