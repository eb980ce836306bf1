/** The webhooks of people and tables. One that fails is tried less and less often, and after a day not at all. */
import { randomBytes } from 'node:crypto';
import type { HookInfo, HookService, HookTrouble } from '@caravel/protocol';
import type { Database, Statement } from './database.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** What is waited after each failure in a row. */
const DELAYS = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR] as const;
/** After so many it is not tried again until it is saved again. */
export const MOST_FAILURES = DELAYS.length + 1;

export interface Hook {
  /** The person or table it is of. */
  readonly owner: string;
  /** Who gave the address. */
  readonly user_id: string;
  readonly service: HookService;
  readonly url: string;
  readonly secret: string;
  readonly failures: number;
  readonly retry_at: number;
  readonly trouble: string;
}

export const readHook = async (db: Database, owner: string): Promise<Hook | undefined> => {
  const [row] = await db.all<Hook>('SELECT * FROM hooks WHERE owner = $1', owner);
  return row;
};

export const isStopped = ({ failures }: Hook): boolean => failures >= MOST_FAILURES;

const troubleOf = (hook: Hook): HookTrouble | undefined => {
  const { failures, trouble, retry_at } = hook;
  return failures === 0 ? undefined : { failures, reason: trouble, ...(isStopped(hook) ? {} : { retryAt: retry_at }) };
};

/** Whoever has the address can write there: of a table's webhook only the one who gave it is told. */
export const hookInfo = (hook: Hook, reader: string): HookInfo => {
  const trouble = troubleOf(hook);
  return { service: hook.service, ...(hook.user_id === reader ? { url: hook.url } : {}), ...(trouble ? { trouble } : {}) };
};

type NewHook = Pick<Hook, 'owner' | 'user_id' | 'service' | 'url'>;

/** The secret, which signs what is sent in our own format. */
export const setHook = async (db: Database, { owner, user_id, service, url }: NewHook): Promise<string> => {
  const secret = randomBytes(24).toString('base64url');
  await db.run(
    `INSERT INTO hooks (owner, user_id, service, url, secret) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (owner) DO UPDATE SET user_id = excluded.user_id, service = excluded.service, url = excluded.url, secret = excluded.secret,
       failures = 0, retry_at = 0, trouble = ''`,
    ...[owner, user_id, service, url, secret],
  );
  return secret;
};

/** The webhook of one table for another, as it is. */
export const handOnHook = (from: string, to: string): Statement => ({
  sql: `INSERT INTO hooks (owner, user_id, service, url, secret, failures, retry_at, trouble)
    SELECT $1, user_id, service, url, secret, failures, retry_at, trouble FROM hooks WHERE owner = $2`,
  values: [to, from],
});

export const removeHook = async (db: Database, owner: string): Promise<void> => {
  await db.run('DELETE FROM hooks WHERE owner = $1', owner);
};

/** Only if it is still the one that was tried. */
const OF_URL = 'WHERE owner = $1 AND url = $2';

export const hookWorks = async (db: Database, { owner, url }: Hook): Promise<void> => {
  await db.run(`UPDATE hooks SET failures = 0, retry_at = 0, trouble = '' ${OF_URL}`, owner, url);
};

/** It has asked to be left alone until then: no failure. */
export const hookWaits = async (db: Database, { owner, url }: Hook, until: number): Promise<void> => {
  await db.run(`UPDATE hooks SET retry_at = $3 ${OF_URL}`, owner, url, until);
};

/** The next try, or undefined if there is none. */
export const hookFailed = async (db: Database, hook: Hook, trouble: string, now: number): Promise<number | undefined> => {
  const delay = DELAYS[hook.failures];
  const retryAt = delay === undefined ? 0 : now + delay;
  await db.run(
    `UPDATE hooks SET failures = $3, retry_at = $4, trouble = $5 ${OF_URL}`,
    ...[hook.owner, hook.url, hook.failures + 1, retryAt, trouble],
  );
  return delay === undefined ? undefined : retryAt;
};

/** Of tables that were over before then: nobody is told anything more there. By the id of each, not by a look at every table that is over. */
export const removeOldHooks = async (db: Database, before: number): Promise<void> => {
  await db.run(
    `DELETE FROM hooks WHERE owner <> user_id AND EXISTS (
       SELECT 1 FROM tables t WHERE t.id = hooks.owner AND t.status IN ('finished', 'cancelled') AND t.updated_at < $1)`,
    before,
  );
};
