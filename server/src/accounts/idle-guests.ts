/** Guests who came once, never played or spoke, and were not seen again. What they published goes with them. */
import type { Database } from '../store/database.ts';

/** Their ids lead nowhere else. Whoever is banned or muted stays so. */
const IDLE = `SELECT u.id FROM users u WHERE u.kind = 'guest' AND u.login IS NULL AND u.seen_at < $1 AND u.banned_until = 0 AND u.muted_until = 0
  AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.user_id = u.id) AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.host = u.id)
  AND NOT EXISTS (SELECT 1 FROM results r WHERE r.user_id = u.id) AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.user_id = u.id)
  AND NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id) AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.about_user = u.id OR r.by_user = u.id)
  AND NOT EXISTS (SELECT 1 FROM users b WHERE b.owner = u.id)
  AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id AND s.used_at >= $1) ORDER BY u.id LIMIT $2`;

const OWNED = ['sessions', 'tokens', 'pushes', 'mutes', 'notices', 'challenges', 'analyses', 'hooks', 'invitations'] as const;
const OWNED_WAITING = ['waiting_notices', 'alert_times'] as const;
const AT_ONCE = 500;

const forget = async (db: Database, ids: readonly string[]): Promise<void> => {
  const list = ids.map((_, i) => `$${i + 1}`).join(', ');
  await db.batch([
    ...OWNED.map((table) => ({ sql: `DELETE FROM ${table} WHERE user_id IN (${list})`, values: ids })),
    ...OWNED_WAITING.map((table) => ({ sql: `DELETE FROM ${table} WHERE owner IN (${list})`, values: ids })),
    { sql: `DELETE FROM mutes WHERE muted_id IN (${list})`, values: ids },
    { sql: `DELETE FROM users WHERE id IN (${list})`, values: ids },
  ]);
};

/** How many were deleted. */
export const tidyGuests = async (db: Database, seenBefore: number): Promise<number> => {
  for (let count = 0; ; ) {
    const ids = (await db.all<{ id: string }>(IDLE, seenBefore, AT_ONCE)).map(({ id }) => id);
    if (ids.length > 0) await forget(db, ids);
    count += ids.length;
    if (ids.length < AT_ONCE) return count;
  }
};
