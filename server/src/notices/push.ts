/** Web Push: to every browser of a user; a browser that is gone is forgotten. */
import type { PushSubscription } from '@caravel/protocol';
import webPush from 'web-push';
import type { NodeConfig } from '../config/config.ts';
import type { Database } from '../store/database.ts';
import { setting } from '../store/settings.ts';
import type { Alert } from './alert.ts';
import { post } from './post.ts';
import { alertTitle, alertUrl } from './words.ts';

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

export interface PushParts {
  readonly db: Database;
  readonly vapid: Vapid;
  readonly config: NodeConfig;
}

/** What a browser shows: the newest of a tag takes the place of the one before. */
export interface PushText {
  readonly title: string;
  readonly url: string;
  readonly tag: string;
}

/** Whom the push service may write to: an address of mail or of the site. */
const subjectOf = ({ publicUrl, mailFrom }: NodeConfig): string =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

const SEVERAL = 'several';

export const sendPush = (parts: PushParts, alert: Alert): Promise<void> => {
  const { news, at, to } = alert;
  const [{ what, table }] = news;
  const isOne = news.length === 1;
  const text = { title: alertTitle(alert), url: alertUrl(alert), tag: isOne ? table.id : SEVERAL };
  return pushText(parts, to.id, text, { what: isOne ? what : SEVERAL, ...(isOne ? { game: table.game } : {}), at });
};

/** To every browser of the user. Fails only if none was reached, so that nobody is told twice. */
export const pushText = async (parts: PushParts, user: string, text: PushText, more: Readonly<Record<string, unknown>>): Promise<void> => {
  const rows = await parts.db.all<{ endpoint: string; keys: string }>('SELECT endpoint, keys FROM pushes WHERE user_id = $1', user);
  const { tag, ...shown } = text;
  const payload = JSON.stringify({ ...more, ...shown, table: tag });
  const sent = await Promise.allSettled(
    rows.map(({ endpoint, keys }) => pushTo(parts, user, { endpoint, keys: JSON.parse(keys) }, payload, tag)),
  );
  const failed = sent.filter((result) => result.status === 'rejected');
  if (failed.length > 0 && failed.length === sent.length) throw failed[0]?.reason;
};

const pushTo = async (
  { db, vapid, config }: PushParts,
  user: string,
  subscription: PushSubscription,
  payload: string,
  topic: string,
): Promise<void> => {
  if (!subscription.endpoint.startsWith('https:')) return unsubscribe(db, user, subscription.endpoint);
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, {
    vapidDetails: { subject: subjectOf(config), ...vapid },
    TTL,
    urgency: 'high',
    topic,
  });
  const { status } = await post({ url: endpoint, headers: headers as Record<string, string>, body }, config.hookAllow);
  if (GONE.has(status)) await unsubscribe(db, user, endpoint);
  else if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
};
