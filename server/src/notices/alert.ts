/** What is about to be sent: one or several news, to a person or to the webhook of a table. */
import type { Alerts } from '@caravel/protocol';
import { readAlerts } from '../accounts/preferences.ts';
import type { Channel, NoticeKind } from '../model/notice.ts';
import type { Table } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { type Hook, readHook } from '../store/hooks.ts';

export interface Recipient {
  /** The person, or the table. */
  readonly id: string;
  readonly locale: string;
  /** Where its owner still wants mail: a notice may have waited. */
  readonly email: string | null;
  readonly alerts: Alerts;
  readonly hook?: Hook | undefined;
}

export interface News {
  readonly what: NoticeKind;
  /** Who nudges. */
  readonly by?: string | undefined;
  readonly table: Table;
  /** Of the table, as people open it; without the site where that is not known. */
  readonly url: string;
}

export interface Alert {
  readonly to: Recipient;
  readonly news: readonly [News, ...News[]];
  /** Of the site, for news of several tables. */
  readonly home: string;
  readonly at: number;
}

interface Row {
  id: string;
  locale: string;
  email: string | null;
  alerts: string;
}

const READ = `SELECT id, locale, CASE WHEN email_confirmed = 1 AND mail = 1 THEN email END AS email, alerts FROM users WHERE id = $1`;

const person = async (db: Database, user: string): Promise<Recipient | undefined> => {
  const [row] = await db.all<Row>(READ, user);
  return row && { ...row, alerts: readAlerts(row.alerts) };
};

/** A table speaks the language of who gave it the webhook, at any hour; not more than once a minute is its only limit. */
const table = async (db: Database, id: string): Promise<Recipient | undefined> => {
  const hook = await readHook(db, id);
  const host = hook && (await person(db, hook.user_id));
  return host && { id, locale: host.locale, email: null, alerts: { every: 0, mentions: {} }, hook };
};

export const recipient = async (db: Database, owner: string, channel: Channel): Promise<Recipient | undefined> => {
  if (channel === 'table') return table(db, owner);
  const to = await person(db, owner);
  return to && channel === 'webhook' ? { ...to, hook: await readHook(db, owner) } : to;
};

export const pageUrl = (publicUrl: string | undefined, path: string): string => (publicUrl ? new URL(path, publicUrl).href : path);
