/** Nobody at a table can be taken for somebody else there. */
import { skeletonOf } from '../accounts/skeleton.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import type { Live } from './table.ts';

const isAlike = ({ seats }: Live, user: string | undefined, name: string): boolean => {
  const own = skeletonOf(name);
  return seats.some((seat) => seat.user !== undefined && seat.user !== user && skeletonOf(seat.name) === own);
};

/** `user` is undefined for somebody who is nobody yet. */
export const demandUnlike = (live: Live, user: string | undefined, name: string): void => {
  if (isAlike(live, user, name)) throw new Refusal('taken', 'somebody at this table has a name that looks the same', { field: 'name' });
};

/** As above, for all tables at which the person sits and the game is not over. */
export const demandUnlikeAnywhere = async (db: Database, user: string, name: string): Promise<void> => {
  const rows = await db.all<{ live: string }>(
    `SELECT t.live FROM tables t JOIN seats s ON s.table_id = t.id WHERE s.user_id = $1 AND t.status IN ('open', 'running')`,
    user,
  );
  for (const { live } of rows) demandUnlike(JSON.parse(live) as Live, user, name);
};
