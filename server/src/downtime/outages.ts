/** The heartbeat of all nodes, and the times without one, as rows. */

import type { Span } from '../model/span.ts';
import type { Database } from '../store/database.ts';

const KEPT = 7 * 86_400_000;

/** The last moment a node wrote; nodes with clocks that differ agree on the latest. */
export const lastBeat = async (db: Database, now: number): Promise<number> => {
  const [row] = await db.all<{ at: number }>('SELECT at FROM heartbeat');
  if (row) return row.at;
  await db.run('INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO NOTHING', now);
  return now;
};

export const writeBeat = async (db: Database, now: number): Promise<void> => {
  await db.run('UPDATE heartbeat SET at = $1 WHERE at < $1', now);
};

/** Of several nodes that find the same gap one records it; false for the others. */
export const recordOutage = (db: Database, { from, until }: Span): Promise<boolean> =>
  db.batch([
    { sql: 'UPDATE heartbeat SET at = $1 WHERE at = $2', values: [until, from], expect: 1 },
    { sql: 'INSERT INTO outages (from_at, until_at) VALUES ($1, $2)', values: [from, until] },
  ]);

/** The wall clock was wrong and has gone back: what lies after `now` has not been yet. */
export const takeBack = (db: Database, now: number): Promise<boolean> =>
  db.batch([
    { sql: 'UPDATE heartbeat SET at = $1 WHERE at > $1', values: [now] },
    { sql: 'DELETE FROM outages WHERE from_at >= $1', values: [now] },
    { sql: 'UPDATE outages SET until_at = $1 WHERE until_at > $1', values: [now] },
  ]);

export const readOutages = (db: Database): Promise<Span[]> =>
  db.all<Span>('SELECT from_at AS "from", until_at AS "until" FROM outages ORDER BY from_at');

/** Every running clock was read after these: no time can be given back for them any more. The last days stay for the operator to look at. */
export const dropOldOutages = (db: Database, now: number): Promise<number> =>
  db.run(
    `DELETE FROM outages WHERE until_at < $1 AND until_at <= (
       SELECT COALESCE(MIN(updated_at), $1) FROM tables WHERE status = 'running' AND clock IS NOT NULL)`,
    now - KEPT,
  );
