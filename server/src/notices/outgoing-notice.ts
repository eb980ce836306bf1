/** A notice that is about to be sent. */

import type { NoticeKind } from '../model/notice.ts';
import type { Table } from '../model/table.ts';
import type { Database } from '../store/database.ts';

/** The columns that say how a person is reached. */
export interface Recipient {
  readonly id: string;
  readonly locale: string;
  readonly email: string | null;
  readonly webhook: string | null;
  readonly webhook_secret: string | null;
}

export interface OutgoingNotice {
  readonly to: Recipient;
  readonly what: NoticeKind;
  /** Who nudges. */
  readonly by?: string | undefined;
  readonly table: Table;
  /** Of the table, as people open it; without the site where that is not known. */
  readonly url: string;
  readonly at: number;
}

/** The address only where its owner still wants mail there: a notice may have waited. */
const READ = `SELECT id, locale, CASE WHEN email_confirmed = 1 AND mail = 1 THEN email END AS email, webhook, webhook_secret
  FROM users WHERE id = $1`;

export const recipient = async (db: Database, user: string): Promise<Recipient | undefined> => {
  const [row] = await db.all<Recipient>(READ, user);
  return row;
};

export const tableUrl = (publicUrl: string | undefined, table: string): string =>
  publicUrl ? new URL(`/t/${table}`, publicUrl).href : `/t/${table}`;
