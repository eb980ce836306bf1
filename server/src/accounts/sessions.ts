/** Who asks: a session by signed cookie, or a personal token. Only hashes of both are stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../store/database.ts';
import type { Person } from '../tables/table.ts';

export const COOKIE = 'caravel';
const LIFETIME = 180 * 86_400_000;
const HOUR = 3_600_000;
export const TOKEN_MARK = 'cvl_';

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
    if (secret.startsWith(TOKEN_MARK)) return this.#bearer(hashOf(secret), now);
    const [row] = await this.#db.all<Person>(
      'SELECT u.id, u.name, u.kind FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.hash = $1 AND s.expires_at > $2',
      hashOf(secret),
      now,
    );
    return row && { id: row.id, name: row.name, kind: row.kind };
  }

  async close(secret: string): Promise<void> {
    await this.#db.run('DELETE FROM sessions WHERE hash = $1', hashOf(secret));
  }

  /** Which of these sessions and tokens, given by their hashes, are good no more. */
  async ended(keys: readonly string[], now: number): Promise<string[]> {
    const list = keys.map((_, i) => `$${i + 2}`).join(', ');
    const rows = await this.#db.all<{ hash: string }>(
      `SELECT hash FROM sessions WHERE expires_at > $1 AND hash IN (${list}) UNION ALL SELECT hash FROM tokens WHERE hash IN (${list})`,
      now,
      ...keys,
    );
    const good = new Set(rows.map(({ hash }) => hash));
    return keys.filter((key) => !good.has(key));
  }

  async #bearer(hash: string, now: number): Promise<Person | undefined> {
    const [row] = await this.#db.all<Person & { used_at: number }>(
      'SELECT u.id, u.name, u.kind, t.used_at FROM tokens t JOIN users u ON u.id = t.user_id WHERE t.hash = $1',
      hash,
    );
    if (!row) return undefined;
    if (row.used_at < now - HOUR) await this.#db.run('UPDATE tokens SET used_at = $1 WHERE hash = $2', now, hash);
    return { id: row.id, name: row.name, kind: row.kind };
  }
}
