/** The job of a notice: sent once, over one channel, unless it is no longer so or the person looks at that very table. */
import type { Caravel } from '../caravel.ts';
import type { Tasks } from '../jobs/jobs.ts';
import type { Channel } from '../model/notice.ts';
import { type Letter, recipient, tableUrl } from './letter.ts';
import { isStillSo } from './occasions.ts';
import { sendPush } from './push.ts';
import { sendWebhook } from './webhook.ts';

type Notice = Tasks['notice'];

export const sendNotice = async (caravel: Caravel, notice: Notice): Promise<void> => {
  const { user, what } = notice;
  const table = await caravel.store.read(notice.table);
  const to = await recipient(caravel.db, user);
  if (!table || !to || !isStillSo(table, user, what)) return;
  if (await caravel.notices.eyes.lookAt(user, table.id)) return;
  const url = tableUrl(caravel.config.publicUrl, table.id);
  await once(caravel, notice, () => deliver(caravel, notice.channel, { to, what, table, url, at: caravel.now() }));
};

/** Two nodes may have the same notice to send: the first to mark it does; if it cannot, the mark goes away again. */
const once = async ({ db, now }: Caravel, { user, table, what, channel, mark }: Notice, send: () => Promise<void>): Promise<void> => {
  const key = [user, table, what, channel, mark] as const;
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

const subjectOf = ({ publicUrl, mailFrom }: Caravel['config']): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

const deliver = async ({ config, db, vapid, mailer }: Caravel, channel: Channel, letter: Letter): Promise<void> => {
  const allowed = config.hookAllow;
  if (channel === 'push') await sendPush({ db, vapid, subject: subjectOf(config), allowed }, letter);
  else if (channel === 'webhook') await sendWebhook(letter, allowed);
  else await mailer?.notice(letter);
};
