/** Finds turns whose notice was lost because a node died after the move was written. */

import type { Database } from '../store/database.ts';
import type { TableStore } from '../store/tables.ts';
import type { Notices } from './notices.ts';

interface MissedParts {
  readonly db: Database;
  readonly store: TableStore;
  readonly notices: Notices;
}

interface MissedTurn {
  readonly user: string;
  readonly table: string;
}

const LOOK_BACK = 86_400_000;
/** A notice that takes longer than this to be sent counts as missed. */
export const NOTICE_GRACE = 60_000;
const AT_ONCE = 1000;

/** A notice of a turn stands behind the last move of its seat; live games are left alone, their players are there. */
const MISSED = `SELECT s.user_id AS "user", t.id AS "table" FROM tables t JOIN seats s ON s.table_id = t.id
  WHERE t.status = 'running' AND t.updated_at > $1 AND t.updated_at <= $2 AND (t.turn >> s.seat) & 1 = 1 AND t.header NOT LIKE '%"kind":"live"%'
    AND NOT EXISTS (
      SELECT 1 FROM notices n WHERE n.user_id = s.user_id AND n.table_id = t.id AND n.what = 'turn' AND n.mark >
        (SELECT COALESCE(MAX(e.n), -1) FROM entries e WHERE e.table_id = t.id AND e.entry LIKE s.seat || ' %'))
  LIMIT $3`;

/** Only at tables without activity since `until`. */
export const tellMissedTurns = async ({ db, store, notices }: MissedParts, until: number): Promise<void> => {
  for (const { user, table: id } of await db.all<MissedTurn>(MISSED, until - LOOK_BACK, until, AT_ONCE)) {
    const table = await store.read(id);
    if (table) await notices.tellOutside({ user, what: 'turn', mark: table.length }, table);
  }
};
