/** Tells the owner of a webhook that it is not used any more, over the other ways to reach them. */
import type { NodeConfig } from '../config/config.ts';
import type { Log } from '../model/log.ts';
import type { Database } from '../store/database.ts';
import type { Hook } from '../store/hooks.ts';
import { pageUrl, recipient } from './alert.ts';
import type { Mailer } from './mail.ts';
import { pushText, type Vapid } from './push.ts';
import { noticeWords } from './words.ts';

export interface TellOwnerParts {
  /** Where mail can be sent. */
  readonly mailer?: Mailer;
  readonly db: Database;
  readonly config: NodeConfig;
  readonly vapid: Vapid;
  readonly log: Log;
}

/** Of a table at the table, of a person in the settings. */
const pageOf = ({ owner, user_id }: Hook): string => (owner === user_id ? '/me' : `/t/${owner}`);

export const tellOwner = async (parts: TellOwnerParts, hook: Hook): Promise<void> => {
  const to = await recipient(parts.db, hook.user_id, 'mail');
  if (!to) return;
  const url = pageUrl(parts.config.publicUrl, pageOf(hook));
  const title = noticeWords(to.locale).hookStopped;
  const told = await Promise.allSettled([
    pushText(parts, to.id, { title, url, tag: 'webhook' }, { what: 'webhook' }),
    to.email ? parts.mailer?.hookStopped(to, url) : undefined,
  ]);
  for (const one of told) if (one.status === 'rejected') parts.log.warn({ err: one.reason }, 'the owner of a webhook could not be told');
};
