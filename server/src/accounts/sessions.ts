/** Sessions by signed cookie, and personal tokens. Only hashes of both are stored. */
import { createHash, randomBytes } from 'node:crypto';
import { ID_LENGTH, type SessionLine } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { demandNotBanned, notBanned } from '../store/sanctions.ts';
import type { Device } from './device.ts';

export const COOKIE = 'caravel';
const LIFETIME = 180 * 86_400_000;
const HOUR = 3_600_000;
export const TOKEN_MARK = 'cvl_';

/** A session stays confirmed so long after the password or passkey was shown. */
const CONFIRMED_FOR = 10 * 60_000;
const UNKNOWN: Device = { browser: '', system: '' };

interface Row extends Device {
  hash: string;
  created_at: number;
  used_at: number;
}

/** Whose session or token it is. */
interface Shown extends Pick<Person, 'id' | 'name' | 'kind'> {
  owner: string | null;
  used_at: number;
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What a session is called outside: too little of its hash to find the secret by, enough to tell a person's sessions apart. */
const idOf = (hash: string): string => hash.slice(0, ID_LENGTH);

export class Sessions {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A new session; the text goes into the cookie. Its owner has just proved who they are, so it is confirmed. With `kind`: only if the user is still of that kind. */
  async open(user: string, now: number, { browser, system } = UNKNOWN, kind: Person['kind'] | '' = ''): Promise<string> {
    await demandNotBanned(this.#db, user, now);
    const secret = randomBytes(32).toString('base64url');
    const opened = await this.#db.run(
      `INSERT INTO sessions (hash, user_id, created_at, expires_at, browser, system, used_at, confirmed_at)
       SELECT $1, $2, $3, $4, $5, $6, $3, $3 FROM users WHERE id = $2 AND ($7 = '' OR kind = $7)`,
      hashOf(secret),
      user,
      now,
      now + LIFETIME,
      browser,
      system,
      kind,
    );
    if (opened === 0) throw new Refusal('not-now', 'this guest has an account by now: sign in', { field: 'key' });
    return secret;
  }

  /** `own`: the hash of the session that asks. */
  async list(user: string, own: string | undefined, now: number): Promise<SessionLine[]> {
    const rows = await this.#db.all<Row>(
      'SELECT hash, browser, system, created_at, used_at FROM sessions WHERE user_id = $1 AND expires_at > $2 ORDER BY used_at DESC, hash',
      user,
      now,
    );
    return rows.map(({ hash, browser, system, created_at, used_at }) => ({
      ...{ id: idOf(hash), browser, system, createdAt: created_at, usedAt: used_at },
      isThis: hash === own,
    }));
  }

  /** The hash of a session of the user that is ended by its id. */
  async closeById(user: string, id: string): Promise<string> {
    const [row] = await this.#db.all<{ hash: string }>(
      `DELETE FROM sessions WHERE user_id = $1 AND substr(hash, 1, ${ID_LENGTH}) = $2 RETURNING hash`,
      user,
      id,
    );
    if (!row) throw new Refusal('not-found', 'you have no such session');
    return row.hash;
  }

  async confirm(key: string, now: number): Promise<void> {
    await this.#db.run('UPDATE sessions SET confirmed_at = $1 WHERE hash = $2', now, key);
  }

  /** Whether the password or passkey was shown in this very session a short while ago. */
  async isConfirmed(key: string, now: number): Promise<boolean> {
    const rows = await this.#db.all('SELECT 1 AS one FROM sessions WHERE hash = $1 AND confirmed_at > $2', key, now - CONFIRMED_FOR);
    return rows.length > 0;
  }

  async person(secret: string, now: number): Promise<Person | undefined> {
    if (secret.startsWith(TOKEN_MARK)) return this.#bearer(hashOf(secret), now);
    const hash = hashOf(secret);
    const [row] = await this.#db.all<Shown>(
      `SELECT u.id, u.name, u.kind, NULL AS owner, s.used_at FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.hash = $1 AND s.expires_at > $2 AND ${notBanned('$2')}`,
      hash,
      now,
    );
    return this.#seen('sessions', hash, row, now);
  }

  async close(secret: string): Promise<void> {
    await this.#db.run('DELETE FROM sessions WHERE hash = $1', hashOf(secret));
  }

  /** Which of these sessions and tokens, given as hashes, are no longer valid. */
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
    const [row] = await this.#db.all<Shown>(
      `SELECT u.id, u.name, u.kind, u.owner, t.used_at FROM tokens t JOIN users u ON u.id = t.user_id WHERE t.hash = $1 AND ${notBanned('$2')}`,
      hash,
      now,
    );
    return this.#seen('tokens', hash, row, now);
  }

  async #seen(table: 'sessions' | 'tokens', hash: string, row: Shown | undefined, now: number): Promise<Person | undefined> {
    if (!row) return undefined;
    if (row.used_at < now - HOUR) await this.#db.run(`UPDATE ${table} SET used_at = $1 WHERE hash = $2`, now, hash);
    const { id, name, kind, owner } = row;
    return { id, name, kind, ...(kind === 'bot' && owner ? { owner } : {}) };
  }
}
