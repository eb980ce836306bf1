/** Personal tokens, with which programs act for a user. Only hashes are stored. */
import { randomBytes } from 'node:crypto';
import type { TokenLine } from '@caravel/protocol';
import { newId } from '../model/ids.ts';
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';
import { endKeys, type SessionEnding } from './end-sessions.ts';
import { hashOf, TOKEN_MARK } from './sessions.ts';

interface Row {
  id: string;
  user_id: string;
  name: string;
  created_at: number;
  used_at: number;
}

const MOST = 20;

export const tokensOf = async (db: Database, user: string): Promise<TokenLine[]> => {
  const rows = await db.all<Row>('SELECT id, name, created_at, used_at FROM tokens WHERE user_id = $1 ORDER BY created_at', user);
  return rows.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at }));
};

/** A new token; its text is known only now. */
export const makeToken = async (
  db: Database,
  user: string,
  name: string,
  now: number,
): Promise<{ id: string; name: string; token: string }> => {
  if ((await tokensOf(db, user)).length >= MOST) throw new Refusal('too-much', `at most ${MOST} tokens`);
  const token = TOKEN_MARK + randomBytes(32).toString('base64url');
  const id = newId();
  await db.run(
    'INSERT INTO tokens (hash, id, user_id, name, created_at, used_at) VALUES ($1, $2, $3, $4, $5, $5)',
    hashOf(token),
    id,
    user,
    name,
    now,
  );
  return { id, name, token };
};

/** Ends a token of the user, or of a bot of the user, and the sockets it has opened. */
export const removeToken = async (parts: SessionEnding, user: string, id: string): Promise<void> => {
  const [row] = await parts.db.all<{ hash: string }>(
    'DELETE FROM tokens WHERE id = $1 AND (user_id = $2 OR user_id IN (SELECT id FROM users WHERE owner = $2)) RETURNING hash',
    id,
    user,
  );
  if (!row) throw new Refusal('not-found', 'you have no such token');
  await endKeys(parts, [row.hash]);
};
