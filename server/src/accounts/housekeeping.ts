/** Deletes what has expired: sessions, challenges, records of old notices. */
import type { Database } from '../store/database.ts';

const NOTICES_KEPT = 30 * 86_400_000;

export const tidy = async (db: Database, now: number): Promise<void> => {
  await db.run('DELETE FROM sessions WHERE expires_at <= $1', now);
  await db.run('DELETE FROM challenges WHERE expires_at <= $1', now);
  await db.run('DELETE FROM notices WHERE at < $1', now - NOTICES_KEPT);
};
