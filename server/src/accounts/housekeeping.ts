/** Deletes what has expired: sessions, challenges, records of old notices, webhooks of tables that are over. */
import type { Database } from '../store/database.ts';
import { removeOldHooks } from '../store/hooks.ts';

const DAY = 86_400_000;
const NOTICES_KEPT = 30 * DAY;
const TABLE_HOOKS_KEPT = 2 * DAY;

export const tidy = async (db: Database, now: number): Promise<void> => {
  await db.run('DELETE FROM sessions WHERE expires_at <= $1', now);
  await db.run('DELETE FROM challenges WHERE expires_at <= $1', now);
  await db.run('DELETE FROM notices WHERE at < $1', now - NOTICES_KEPT);
  await db.run('DELETE FROM alert_times WHERE at < $1', now - DAY);
  await removeOldHooks(db, now - TABLE_HOOKS_KEPT);
};
