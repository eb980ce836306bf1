/** An alert to a webhook: to a person's own program signed so that its origin can be verified, to a chat service in its own format. */
import { createHmac } from 'node:crypto';
import type { HookTargets } from '../config/hook-targets.ts';
import type { Database } from '../store/database.ts';
import { type Hook, hookFailed, hookWaits, hookWorks } from '../store/hooks.ts';
import type { Alert, News } from './alert.ts';
import { type PostAnswer, type PostRequest, post, TOO_MANY } from './post.ts';
import { retryAfter } from './retry-after.ts';
import { type ChatMessage, chatRequest } from './services.ts';
import { tableMessage, tableText } from './table-news.ts';
import { alertTitle, alertUrl, newsText, noticeWords } from './words.ts';

/** Over the moment and the body, so that an old notice cannot be played again. */
export const signature = (secret: string, at: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

const fieldsOf = ({ what, by, table, url }: News) => ({
  what,
  table: table.id,
  game: table.game,
  length: table.length,
  url,
  ...(by === undefined ? {} : { by }),
});

/** Several news that had to wait come as one. The webhook of a table also says it in words. */
const contentOf = (alert: Alert) => {
  const { to, news, at } = alert;
  if (to.hook?.owner === news[0].table.id) return { ...fieldsOf(news[0]), text: tableText(alert), at };
  const single = news.length === 1 ? fieldsOf(news[0]) : { what: 'several', news: news.map(fieldsOf) };
  return { ...single, user: to.id, at };
};

const ownRequest = ({ url, secret }: Hook, alert: Alert): PostRequest => {
  const body = JSON.stringify(contentOf(alert));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Caravel',
    'x-caravel-time': alert.at,
    'x-caravel-signature': signature(secret, alert.at, body),
  };
  return { url, headers, body };
};

const personMessage = (alert: Alert): ChatMessage => {
  const { news, to } = alert;
  const { open, more } = noticeWords(to.locale);
  const lines = news.map((one) => ({ text: newsText(one, to.locale), url: one.url, mentions: [] }));
  return { ...(news.length > 1 ? { title: alertTitle(alert) } : {}), lines, url: alertUrl(alert), open, more };
};

const requestOf = async (db: Database, hook: Hook, alert: Alert): Promise<PostRequest> => {
  if (hook.service === 'own') return ownRequest(hook, alert);
  const isOfTable = hook.owner === alert.news[0].table.id;
  return chatRequest(hook.service, hook.url, isOfTable ? await tableMessage(db, alert, hook.service) : personMessage(alert));
};

/** Delivered; to be tried again then; or given up, and its owner is told so. */
export type Outcome = { readonly is: 'sent' } | { readonly is: 'later'; readonly at: number } | { readonly is: 'stopped' };

const failed = async (db: Database, hook: Hook, reason: string, now: number): Promise<Outcome> => {
  const at = await hookFailed(db, hook, reason, now);
  return at === undefined ? { is: 'stopped' } : { is: 'later', at };
};

/** Whatever keeps the post from being answered is a failure of the webhook. */
const answerTo = async (request: PostRequest, allowed: HookTargets): Promise<PostAnswer | string> => {
  try {
    return await post(request, allowed);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

export const sendWebhook = async (db: Database, hook: Hook, alert: Alert, allowed: HookTargets): Promise<Outcome> => {
  const now = alert.at;
  const answer = await answerTo(await requestOf(db, hook, alert), allowed);
  if (typeof answer === 'string') return failed(db, hook, answer, now);
  const { status, headers, body } = answer;
  if (status === TOO_MANY) {
    const at = now + retryAfter(headers, body, now);
    await hookWaits(db, hook, at);
    return { is: 'later', at };
  }
  if (status < 200 || status > 299) return failed(db, hook, String(status), now);
  if (hook.failures > 0) await hookWorks(db, hook);
  return { is: 'sent' };
};
