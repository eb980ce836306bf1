/** Who asks: a session by signed cookie, or a personal token. Only hashes of both are stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';
import type { Person } from '../tables/table.ts';

export const COOKIE = 'caravel';
const LIFETIME = 180 * 86_400_000;
const TOKEN_MARK = 'cvl_';

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export class Sessions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A new session; the text goes into the cookie. */
  async open(user: string, now: number): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.#db.run(
      'INSERT INTO sessions (hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
      hashOf(secret),
      user,
      now,
      now + LIFETIME,
    );
    return secret;
  }

  async person(secret: string, now: number): Promise<Person | undefined> {
    const sql = secret.startsWith(TOKEN_MARK)
      ? 'SELECT u.id, u.name, u.kind FROM tokens t JOIN users u ON u.id = t.user_id WHERE t.hash = $1 AND t.created_at <= $2'
      : 'SELECT u.id, u.name, u.kind FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.hash = $1 AND s.expires_at > $2';
    const [row] = await this.#db.all<Person>(sql, hashOf(secret), now);
    return row && { id: row.id, name: row.name, kind: row.kind };
  }

  async close(secret: string): Promise<void> {
    await this.#db.run('DELETE FROM sessions WHERE hash = $1', hashOf(secret));
  }

  /** After a new password: every other session of the user ends. */
  async closeAll(user: string): Promise<void> {
    await this.#db.run('DELETE FROM sessions WHERE user_id = $1', user);
  }

  async token(user: string, id: string, name: string, now: number): Promise<string> {
    const secret = TOKEN_MARK + randomBytes(32).toString('base64url');
    await this.#db.run(
      'INSERT INTO tokens (hash, id, user_id, name, created_at, used_at) VALUES ($1, $2, $3, $4, $5, $5)',
      hashOf(secret),
      id,
      user,
      name,
      now,
    );
    return secret;
  }
}
