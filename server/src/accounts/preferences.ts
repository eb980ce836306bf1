/** What a person has told us about themselves and how they want to be reached. */
import { Alerts, type HookService, type Me } from '@caravel/protocol';
import * as v from 'valibot';
import { Refusal } from '../model/refusal.ts';
import type { Database, Value } from '../store/database.ts';
import { hookInfo, readHook, removeHook, setHook } from '../store/hooks.ts';
import { deleteChallenges } from './challenges.ts';
import { vacationOf } from './vacation.ts';

interface Row {
  id: string;
  name: string;
  kind: Me['kind'];
  login: string | null;
  has_password: number;
  passkeys: number;
  email: string | null;
  email_confirmed: number;
  mail: number;
  locale: string;
  alerts: string;
  settings: string;
}

const READ = `SELECT id, name, kind, login, CASE WHEN password IS NULL THEN 0 ELSE 1 END AS has_password,
  (SELECT COUNT(*) FROM passkeys p WHERE p.user_id = users.id) AS passkeys, email, email_confirmed, mail, locale, alerts, settings
  FROM users WHERE id = $1`;

/** As they are stored: what a version does not know any more is left out. */
export const readAlerts = (text: string): Alerts => {
  const read = v.safeParse(Alerts, JSON.parse(text));
  return read.success ? read.output : { every: 0, mentions: {} };
};

const webhookOf = async (db: Database, user: string): Promise<Pick<Me, 'webhook' | 'webhookService' | 'webhookTrouble'>> => {
  const hook = await readHook(db, user);
  if (!hook) return {};
  const { service, trouble } = hookInfo(hook, user);
  return { webhook: hook.url, webhookService: service, ...(trouble ? { webhookTrouble: trouble } : {}) };
};

/** Written field by field: the hash of the password is not even read. */
export const readMe = async (db: Database, user: string, now: number): Promise<Me> => {
  const [row] = await db.all<Row>(READ, user);
  if (!row) throw new Refusal('not-found', 'there is no such person');
  const { id, name, kind, login, email, locale } = row;
  return {
    id,
    name,
    kind,
    hasPassword: row.has_password === 1,
    passkeys: row.passkeys,
    isEmailConfirmed: row.email_confirmed === 1,
    mail: row.mail === 1,
    locale,
    alerts: readAlerts(row.alerts),
    vacation: await vacationOf(db, user, now),
    settings: JSON.parse(row.settings) as Me['settings'],
    ...(login === null ? {} : { login }),
    ...(email === null ? {} : { email }),
    ...(await webhookOf(db, user)),
  };
};

export interface Preferences {
  readonly name?: string | undefined;
  readonly locale?: string | undefined;
  readonly mail?: boolean | undefined;
  readonly alerts?: Alerts | undefined;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/** Changes only the given fields. */
export const setPreferences = async (db: Database, user: string, { name, locale, mail, alerts, settings }: Preferences): Promise<void> => {
  const columns: [string, Value | undefined][] = [
    ['name', name],
    ['locale', locale],
    ['mail', mail === undefined ? undefined : Number(mail)],
    ['alerts', alerts && JSON.stringify(alerts)],
    ['settings', settings && JSON.stringify(settings)],
  ];
  for (const [column, value] of columns)
    if (value !== undefined) await db.run(`UPDATE users SET ${column} = $1 WHERE id = $2`, value, user);
};

/** Mail goes only to an address whose owner has said yes. What the old one was sent opens nothing any more. */
export const setEmail = async (db: Database, user: string, email: string | null): Promise<void> => {
  await db.batch([
    { sql: 'UPDATE users SET email = $1, email_confirmed = 0 WHERE id = $2', values: [email, user] },
    deleteChallenges('reset', user),
  ]);
};

export const confirmEmail = async (db: Database, user: string, email: string): Promise<void> => {
  const changed = await db.run('UPDATE users SET email_confirmed = 1 WHERE id = $1 AND email = $2', user, email);
  if (changed === 0) throw new Refusal('not-now', 'you have given another address since');
};

/** The secret signs what is sent, so that the receiver knows it comes from here. */
export const setWebhook = async (db: Database, user: string, url: string | null, service: HookService): Promise<string | null> => {
  if (url !== null) return setHook(db, { owner: user, user_id: user, service, url });
  await removeHook(db, user);
  return null;
};

export const markSeen = async (db: Database, user: string, now: number): Promise<void> => {
  await db.run('UPDATE users SET seen_at = $1 WHERE id = $2 AND seen_at < $3', now, user, now - 3_600_000);
};
