/** Questions that wait for their answer: each once, for a few minutes, for one purpose. */
import { randomBytes } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { hashOf } from './sessions.ts';

export type Purpose = 'passkey' | 'login' | 'confirm' | 'email';

interface Question {
  readonly purpose: Purpose;
  /** Who has to answer; '' for anybody. */
  readonly user: string;
  readonly challenge: string;
  readonly until: number;
}

/** Keeps the question; its key goes to who has to answer. */
export const putChallenge = async (db: Database, { purpose, user, challenge, until }: Question): Promise<string> => {
  const key = randomBytes(18).toString('base64url');
  await db.run(
    'INSERT INTO challenges (id, purpose, user_id, challenge, expires_at) VALUES ($1, $2, $3, $4, $5)',
    hashOf(key),
    purpose,
    user,
    challenge,
    until,
  );
  return key;
};

/** Takes the question away; it cannot be answered a second time. */
export const takeChallenge = async (db: Database, key: string, purpose: Purpose, user: string, now: number): Promise<string> => {
  const [row] = await db.all<{ challenge: string }>(
    'DELETE FROM challenges WHERE id = $1 AND purpose = $2 AND user_id = $3 AND expires_at > $4 RETURNING challenge',
    hashOf(key),
    purpose,
    user,
    now,
  );
  if (!row) throw new Refusal('not-now', 'this was asked too long ago, or answered before: ask again');
  return row.challenge;
};

/** How often the same is asked and not answered. */
export const asked = async (db: Database, purpose: Purpose, challenge: string, now: number): Promise<number> => {
  const [row] = await db.all<{ count: number }>(
    'SELECT COUNT(*) AS count FROM challenges WHERE purpose = $1 AND challenge = $2 AND expires_at > $3',
    purpose,
    challenge,
    now,
  );
  return row?.count ?? 0;
};
