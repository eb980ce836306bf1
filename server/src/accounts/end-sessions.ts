/** Ends sessions and tokens, and the sockets opened with them, on every node. */
import type { Bus } from '../cluster/bus.ts';
import type { Hub } from '../hub/hub.ts';
import type { Database } from '../store/database.ts';
import type { Sessions } from './sessions.ts';

/** What it takes to end sessions everywhere. */
export interface SessionEnding {
  readonly db: Database;
  readonly bus: Bus;
  readonly hub: Hub;
}

interface MissedEndings {
  readonly hub: Hub;
  readonly sessions: Sessions;
  now(): number;
}

/** Hashes of 64 letters: PostgreSQL carries 8000 bytes in one message. */
const AT_ONCE = 100;

const pages = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, i) => keys.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

/** Closes the sockets of keys, given as hashes, that are already deleted from the store. */
export const endKeys = async ({ bus, hub }: SessionEnding, keys: readonly string[]): Promise<void> => {
  for (const key of keys) hub.end(key);
  for (const page of pages(keys)) await bus.publish({ kind: 'keys-ended', keys: page });
};

const deleted = async (db: Database, sql: string, user: string): Promise<string[]> =>
  (await db.all<{ hash: string }>(`${sql} RETURNING hash`, user)).map(({ hash }) => hash);

export const endSessions = async (parts: SessionEnding, user: string): Promise<void> =>
  endKeys(parts, await deleted(parts.db, 'DELETE FROM sessions WHERE user_id = $1', user));

/** Tokens of the user and of the user's bots. */
export const endTokens = async (parts: SessionEnding, user: string): Promise<void> =>
  endKeys(
    parts,
    await deleted(parts.db, 'DELETE FROM tokens WHERE user_id = $1 OR user_id IN (SELECT id FROM users WHERE owner = $1)', user),
  );

/** Messages of other nodes may have been missed: whatever has ended meanwhile is found in the store. */
export const endMissed = async ({ hub, sessions, now }: MissedEndings): Promise<void> => {
  for (const page of pages(hub.keys)) for (const key of await sessions.ended(page, now())) hub.end(key);
};
