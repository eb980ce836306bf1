/** A notice to a user's program, signed so that its origin can be verified. */
import { createHmac } from 'node:crypto';
import type { HookTargets } from '../config/hook-targets.ts';
import type { OutgoingNotice } from './outgoing-notice.ts';
import { post } from './post.ts';

/** Over the moment and the body, so that an old notice cannot be played again. */
export const signature = (secret: string, at: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

export const sendWebhook = async ({ to, what, by, table, url, at }: OutgoingNotice, allowed: HookTargets): Promise<void> => {
  if (!to.webhook || !to.webhook_secret) return;
  const body = JSON.stringify({
    what,
    table: table.id,
    game: table.game,
    length: table.length,
    url,
    user: to.id,
    at,
    ...(by === undefined ? {} : { by }),
  });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Caravel',
    'x-caravel-time': at,
    'x-caravel-signature': signature(to.webhook_secret, at, body),
  };
  const status = await post({ url: to.webhook, headers, body }, allowed);
  if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`);
};
