/** The job of a notice: told once, over one channel, when the person may be told, unless it is outdated or they are looking at the table. */

import type { NodeConfig } from '../config/config.ts';
import type { Log } from '../model/log.ts';
import type { Channel, ChannelNotice } from '../model/notice.ts';
import type { Table } from '../model/table.ts';
import type { Hook } from '../store/hooks.ts';
import type { TableStore } from '../store/tables.ts';
import {
  dropWaiting,
  forgetWaiting,
  giveBackWaiting,
  keepWaiting,
  postponeWaiting,
  takeWaiting,
  type WaitingNotice,
} from '../store/waiting-notices.ts';
import { type Alert, type News, pageUrl, recipient } from './alert.ts';
import { type TellOwnerParts, tellOwner } from './hook-stopped.ts';
import { isStillSo, kindOf } from './notice-events.ts';
import type { Presence } from './presence.ts';
import { sendPush } from './push.ts';
import { namedToMove } from './table-news.ts';
import { sendWebhook } from './webhook.ts';
import { giveTurnBack, isReachable, mayTellAt, takeTurn } from './when.ts';

interface SendParts extends TellOwnerParts {
  readonly presence: Presence;
  readonly store: TableStore;
  readonly config: NodeConfig;
  readonly log: Log;
  now(): number;
}

const DAY = 86_400_000;
/** Push and mail that failed after they had waited are tried again then. */
const AGAIN = 60_000;

/** A notice, and what there is to tell of it, if it is still so. */
interface Told {
  readonly notice: WaitingNotice;
  readonly news: News | undefined;
}

export const sendNotice = async (parts: SendParts, notice: ChannelNotice): Promise<void> => {
  const news = await newsIn(parts, notice);
  if (!news) return;
  const fresh = { notice: { ...notice, at: parts.now() }, news };
  await once(parts, notice, () => tell(parts, notice.user, notice.channel, fresh));
};

/** Everything that waits for this person or table, as one alert. */
export const sendWaiting = (parts: SendParts, owner: string, channel: Channel): Promise<void> => tell(parts, owner, channel);

/** Two nodes may have the same notice to tell: the first to mark it does; if it cannot, the mark goes away again. */
const once = async ({ db, now }: SendParts, notice: ChannelNotice, send: () => Promise<void>): Promise<void> => {
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

const tell = async (parts: SendParts, owner: string, channel: Channel, fresh?: Told): Promise<void> => {
  const { db } = parts;
  const now = parts.now();
  const to = await recipient(db, owner, channel);
  if (!to || !isReachable(to, channel)) return forgetWaiting(db, owner, channel);
  const at = await mayTellAt(db, to, channel, now);
  if (at > now) {
    if (fresh) await keepWaiting(db, [fresh.notice], at);
    return postponeWaiting(db, owner, channel, at);
  }
  const waited = await takeWaiting(db, owner, channel, now);
  try {
    const [first, ...more] = newestOf([...(await Promise.all(waited.map((notice) => look(parts, notice)))), ...(fresh ? [fresh] : [])]);
    if (!first) return await dropWaiting(db, waited);
    const alert: Alert = { to, news: [first, ...more], home: pageUrl(parts.config.publicUrl, '/'), at: now };
    await tellNow(parts, channel, alert, waited, fresh?.notice);
  } catch (error) {
    await giveBackWaiting(db, waited, now + AGAIN);
    if (waited.length === 0) throw error;
    if (fresh) await keepWaiting(db, [fresh.notice], now + AGAIN);
    parts.log.warn({ err: error, channel }, 'an alert failed and waits');
  }
};

/** What has waited goes back to wait where it could not be told; what is fresh waits with it, or is the job's to try again. */
const tellNow = async (
  parts: SendParts,
  channel: Channel,
  alert: Alert,
  waited: readonly WaitingNotice[],
  fresh: WaitingNotice | undefined,
): Promise<void> => {
  const { db } = parts;
  const { to, at: now } = alert;
  const wait = async (until: number): Promise<void> => {
    await giveBackWaiting(db, waited, until);
    if (fresh) await keepWaiting(db, [fresh], until);
  };
  if (!(await takeTurn(db, to, channel, now))) return wait(await mayTellAt(db, to, channel, now));
  try {
    const later = await deliver(parts, channel, alert);
    if (later === undefined) return await dropWaiting(db, waited);
    await giveTurnBack(db, to, channel, now);
    await wait(later);
  } catch (error) {
    await giveTurnBack(db, to, channel, now);
    throw error;
  }
};

const look = async (parts: SendParts, notice: WaitingNotice): Promise<Told> => ({
  notice,
  news: notice.at < parts.now() - DAY ? undefined : await newsIn(parts, notice),
});

/** The newest of each table. */
const newestOf = (all: readonly Told[]): News[] => {
  const byTable = new Map<string, News>();
  for (const { notice, news } of all) {
    if (!news) continue;
    byTable.delete(notice.table);
    byTable.set(notice.table, news);
  }
  return [...byTable.values()];
};

const newsIn = async (parts: SendParts, notice: ChannelNotice): Promise<News | undefined> => {
  const table = await parts.store.read(notice.table);
  if (!table || !(await isNews(parts, table, notice))) return undefined;
  const { what, by } = notice;
  return { what, by, table, url: pageUrl(parts.config.publicUrl, `/t/${table.id}`) };
};

const isNews = async ({ presence }: SendParts, table: Table, { user, what, channel }: ChannelNotice): Promise<boolean> => {
  if (channel !== 'table') return isStillSo(table, user, what) && !(await presence.isLooking(user, table.id));
  if (what !== 'turn') return table.live.hook !== undefined;
  const named = table.status === 'running' ? namedToMove(table) : [];
  const isThere = await Promise.all(named.map((one) => presence.isLooking(one, table.id)));
  return isThere.includes(false);
};

/** When it is to be tried again, if it was not delivered. */
const deliver = async (parts: SendParts, channel: Channel, alert: Alert): Promise<number | undefined> => {
  const { hook } = alert.to;
  if (channel === 'push') await sendPush(parts, alert);
  else if (channel === 'mail') await parts.mailer?.alert(alert);
  else if (hook) return sendHook(parts, hook, alert);
  return undefined;
};

const sendHook = async (parts: SendParts, hook: Hook, alert: Alert): Promise<number | undefined> => {
  const outcome = await sendWebhook(parts.db, hook, alert, parts.config.hookAllow);
  // Never with its address, which lets anybody write there.
  if (outcome.is !== 'sent') parts.log.warn({ service: hook.service, outcome }, 'a webhook did not take a message');
  if (outcome.is === 'stopped') await tellOwner(parts, hook);
  return outcome.is === 'later' ? outcome.at : undefined;
};
