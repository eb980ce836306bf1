/** Challenges: answered once, within a few minutes, for one purpose. */
import { randomBytes } from 'node:crypto';
import { Refusal } from '../model/refusal.ts';
import type { Database, Statement } from '../store/database.ts';
import { hashOf } from './sessions.ts';

export type Purpose = 'passkey' | 'login' | 'confirm' | 'email' | 'reset' | 'guest';

interface Question {
  readonly purpose: Purpose;
  /** Who has to answer; '' for anybody. */
  readonly user: string;
  readonly challenge: string;
  readonly until: number;
}

/** Stores the challenge; its key goes to whoever has to answer. */
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

/** Takes the challenge, so that it cannot be answered twice. */
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

interface Link {
  readonly user: string;
  readonly challenge: string;
}

const late = (): Refusal => new Refusal('not-now', 'this link was used or is too old: ask for a new one', { field: 'key' });

const linkIn = (rows: readonly { user_id: string; challenge: string }[]): Link => {
  const [row] = rows;
  if (!row) throw late();
  return { user: row.user_id, challenge: row.challenge };
};

/** Whom a link is for: whoever holds it need not say who they are. It can still be used. */
export const lookAtLink = async (db: Database, key: string, purpose: Purpose, now: number): Promise<Link> =>
  linkIn(
    await db.all(
      'SELECT user_id, challenge FROM challenges WHERE id = $1 AND purpose = $2 AND expires_at > $3',
      ...[hashOf(key), purpose, now],
    ),
  );

/** As `lookAtLink`, and nobody can use it a second time. */
export const takeLink = async (db: Database, key: string, purpose: Purpose, now: number): Promise<Link> =>
  linkIn(
    await db.all(
      'DELETE FROM challenges WHERE id = $1 AND purpose = $2 AND expires_at > $3 RETURNING user_id, challenge',
      ...[hashOf(key), purpose, now],
    ),
  );

/** Invalidates what the user was sent for this purpose. */
export const deleteChallenges = (purpose: Purpose, user: string): Statement => ({
  sql: 'DELETE FROM challenges WHERE purpose = $1 AND user_id = $2',
  values: [purpose, user],
});

/** How many challenges of this kind wait for an answer. */
export const countChallenges = async (db: Database, purpose: Purpose, challenge: string, now: number): Promise<number> => {
  const [row] = await db.all<{ count: number }>(
    'SELECT COUNT(*) AS count FROM challenges WHERE purpose = $1 AND challenge = $2 AND expires_at > $3',
    purpose,
    challenge,
    now,
  );
  return row?.count ?? 0;
};
