/** The job of a notice: sent once, over one channel, unless it is outdated or the person is looking at the table. */

import type { NodeConfig } from '../config/config.ts';
import type { Tasks } from '../jobs/jobs.ts';
import type { Channel } from '../model/notice.ts';
import type { Database } from '../store/database.ts';
import type { TableStore } from '../store/tables.ts';
import type { Mailer } from './mail.ts';
import { isStillSo, kindOf } from './notice-events.ts';
import { type OutgoingNotice, recipient, tableUrl } from './outgoing-notice.ts';
import type { Presence } from './presence.ts';
import { sendPush, type Vapid } from './push.ts';
import { sendWebhook } from './webhook.ts';

interface SendParts {
  readonly presence: Presence;
  /** Where mail can be sent. */
  readonly mailer?: Mailer;
  readonly db: Database;
  readonly store: TableStore;
  readonly config: NodeConfig;
  readonly vapid: Vapid;
  now(): number;
}

type Notice = Tasks['notice'];

export const sendNotice = async (parts: SendParts, notice: Notice): Promise<void> => {
  const { user, what, by } = notice;
  const table = await parts.store.read(notice.table);
  const to = await recipient(parts.db, user);
  if (!table || !to || !isStillSo(table, user, what)) return;
  if (await parts.presence.isLooking(user, table.id)) return;
  const url = tableUrl(parts.config.publicUrl, table.id);
  await once(parts, notice, () => deliver(parts, notice.channel, { to, what, by, table, url, at: parts.now() }));
};

/** Two nodes may have the same notice to send: the first to mark it does; if it cannot, the mark goes away again. */
const once = async ({ db, now }: SendParts, notice: Notice, send: () => Promise<void>): Promise<void> => {
  const { user, table, channel, mark } = notice;
  const key = [user, table, kindOf(notice), channel, mark] as const;
  const isFirst = await db.run(
    'INSERT INTO notices (user_id, table_id, what, channel, mark, at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING',
    ...key,
    now(),
  );
  if (isFirst === 0) return;
  try {
    await send();
  } catch (error) {
    await db.run('DELETE FROM notices WHERE user_id = $1 AND table_id = $2 AND what = $3 AND channel = $4 AND mark = $5', ...key);
    throw error;
  }
};

const subjectOf = ({ publicUrl, mailFrom }: NodeConfig): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

const deliver = async ({ config, db, vapid, mailer }: SendParts, channel: Channel, notice: OutgoingNotice): Promise<void> => {
  const allowed = config.hookAllow;
  if (channel === 'push') await sendPush({ db, vapid, subject: subjectOf(config), allowed }, notice);
  else if (channel === 'webhook') await sendWebhook(notice, allowed);
  else await mailer?.notice(notice);
};
