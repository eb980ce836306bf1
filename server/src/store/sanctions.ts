/** Bans from the site and mutes in its chats, set by the operator. */
import { Refusal } from '../model/refusal.ts';
import type { Database } from './database.ts';

/** The end of the year 9999. */
export const FOREVER = 253_402_300_799_999;

export const untilText = (until: number): string =>
  until === FOREVER ? 'for good' : `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

interface Row {
  until: number;
  why: string;
}

/** SQL: the user `u` and, for a bot, its owner are not banned. */
export const notBanned = (now: string): string =>
  `u.banned_until <= ${now} AND NOT EXISTS (SELECT 1 FROM users o WHERE o.id = u.owner AND o.banned_until > ${now})`;

/** The sanction on the user or, for a bot, on its owner. */
const find = async (db: Database, [until, why]: readonly [string, string], user: string, now: number): Promise<Row | undefined> => {
  const [row] = await db.all<Row>(
    `SELECT ${until} AS until, ${why} AS why FROM users
     WHERE ${until} > $2 AND (id = $1 OR id = (SELECT owner FROM users WHERE id = $1)) ORDER BY ${until} DESC LIMIT 1`,
    user,
    now,
  );
  return row;
};

const refusal = (code: 'banned' | 'muted', { until, why }: Row): Refusal =>
  new Refusal(code, `you are ${code} ${untilText(until)}${why ? `: ${why}` : ''}`, {
    ...(until === FOREVER ? {} : { until }),
    ...(why ? { why } : {}),
  });

export const demandNotBanned = async (db: Database, user: string, now: number): Promise<void> => {
  const ban = await find(db, ['banned_until', 'ban_reason'], user, now);
  if (ban) throw refusal('banned', ban);
};

export const demandNotMuted = async (db: Database, user: string, now: number): Promise<void> => {
  const mute = await find(db, ['muted_until', 'mute_reason'], user, now);
  if (mute) throw refusal('muted', mute);
};
