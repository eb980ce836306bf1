/** A new name must not be confusable with another player's at a shared table. */
import { readLive } from '../model/read-live.ts';
import type { Database } from '../store/database.ts';
import { demandUnlike } from '../tables/look-alikes.ts';

/** At all tables at which the person sits and the game is not over. */
export const demandUnlikeAnywhere = async (db: Database, user: string, name: string): Promise<void> => {
  const rows = await db.all<{ live: string }>(
    `SELECT t.live FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.user_id = $1 AND t.status IN ('open', 'running')`,
    user,
  );
  for (const { live } of rows) demandUnlike(readLive(live), user, name);
};
