/** Web Push: to every browser of a user; a browser that is gone is forgotten. */
import type { PushSubscription } from '@caravel/protocol';
import webPush from 'web-push';
import type { HookTargets } from '../config/hook-targets.ts';
import type { Database } from '../store/database.ts';
import { setting } from '../store/settings.ts';
import type { OutgoingNotice } from './outgoing-notice.ts';
import { post } from './post.ts';
import { noticeText } from './words.ts';

export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made on the first start and kept: browsers trust only who they subscribed to. */
export const vapidKeys = async (db: Database): Promise<Vapid> =>
  JSON.parse(await setting(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))) as Vapid;

const MOST = 20;
const TTL = 24 * 3600;
const GONE = new Set([404, 410]);

export const subscribe = async (db: Database, user: string, { endpoint, keys }: PushSubscription, now: number): Promise<void> => {
  await db.run(
    `INSERT INTO pushes (endpoint, user_id, keys, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, keys = excluded.keys`,
    endpoint,
    user,
    JSON.stringify(keys),
    now,
  );
  await db.run(
    `DELETE FROM pushes WHERE user_id = $1 AND endpoint NOT IN (SELECT endpoint FROM pushes WHERE user_id = $1 ORDER BY created_at DESC LIMIT $2)`,
    user,
    MOST,
  );
};

export const unsubscribe = async (db: Database, user: string, endpoint: string): Promise<void> => {
  await db.run('DELETE FROM pushes WHERE endpoint = $1 AND user_id = $2', endpoint, user);
};

export interface PushSite {
  readonly db: Database;
  readonly vapid: Vapid;
  /** Whom the push service may write to: an address of mail or of the site. */
  readonly subject: string;
  readonly allowed: HookTargets;
}

/** Fails only if no browser was reached, so that nobody is told twice. */
export const sendPush = async (site: PushSite, notice: OutgoingNotice): Promise<void> => {
  const rows = await site.db.all<{ endpoint: string; keys: string }>('SELECT endpoint, keys FROM pushes WHERE user_id = $1', notice.to.id);
  const sent = await Promise.allSettled(rows.map(({ endpoint, keys }) => pushTo(site, { endpoint, keys: JSON.parse(keys) }, notice)));
  const failed = sent.filter((result) => result.status === 'rejected');
  if (failed.length > 0 && failed.length === sent.length) throw failed[0]?.reason;
};

const payloadOf = (notice: OutgoingNotice): string => {
  const { what, table, url, at } = notice;
  return JSON.stringify({ what, table: table.id, game: table.game, title: noticeText(notice), url, at });
};

const pushTo = async ({ db, vapid, subject, allowed }: PushSite, subscription: PushSubscription, notice: OutgoingNotice): Promise<void> => {
  if (!subscription.endpoint.startsWith('https:')) return unsubscribe(db, notice.to.id, subscription.endpoint);
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payloadOf(notice), {
    vapidDetails: { subject, ...vapid },
    TTL,
    urgency: 'high',
    topic: notice.table.id,
  });
  const status = await post({ url: endpoint, headers: headers as Record<string, string>, body }, allowed);
  if (GONE.has(status)) await unsubscribe(db, notice.to.id, endpoint);
  else if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
};
