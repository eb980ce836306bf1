/** Muted people: chat somebody does not want to see. */
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';

const MOST = 200;

export const mutedBy = async (db: Database, user: string): Promise<{ id: string; name: string }[]> => {
  const rows = await db.all<{ id: string; name: string }>(
    'SELECT u.id, u.name FROM mutes m JOIN users u ON u.id = m.muted_id WHERE m.user_id = $1 ORDER BY u.name',
    user,
  );
  return rows.map(({ id, name }) => ({ id, name }));
};

/** Who has muted this person. */
export const mutersOf = async (db: Database, speaker: string): Promise<ReadonlySet<string>> =>
  new Set((await db.all<{ user_id: string }>('SELECT user_id FROM mutes WHERE muted_id = $1', speaker)).map(({ user_id }) => user_id));

export const mute = async (db: Database, user: string, other: string): Promise<void> => {
  if (user === other) throw new Refusal('bad-input', 'nobody mutes themselves', { field: 'id' });
  if ((await mutedBy(db, user)).length >= MOST) throw new Refusal('too-much', `at most ${MOST} people`);
  if ((await db.all('SELECT 1 AS one FROM users WHERE id = $1', other)).length === 0)
    throw new Refusal('not-found', 'there is no such person');
  await db.run('INSERT INTO mutes (user_id, muted_id) VALUES ($1, $2) ON CONFLICT (user_id, muted_id) DO NOTHING', user, other);
};

export const unmute = async (db: Database, user: string, other: string): Promise<void> => {
  await db.run('DELETE FROM mutes WHERE user_id = $1 AND muted_id = $2', user, other);
};
