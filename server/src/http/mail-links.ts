/** Links in mail that work without signing in: one confirms an address, one turns mail off. */
import { LinkKey } from '@caravel/protocol';
import * as v from 'valibot';
import { lookAtLink, takeLink } from '../accounts/challenges.ts';
import { confirmEmail, setPreferences } from '../accounts/preferences.ts';
import { Refusal } from '../model/refusal.ts';
import { MAIL_OFF_KEY, type MailOff, readMailOff } from '../notices/mail-off.ts';
import type { Notices } from '../notices/notices.ts';
import type { Database } from '../store/database.ts';
import { type Route, route } from './route.ts';

export interface MailLinkParts {
  readonly db: Database;
  readonly notices: Notices;
  readonly cookieSecret: string;
  now(): number;
}

const tag = 'me';
const Key = v.strictObject({ key: LinkKey });
const OffKey = v.object({ key: v.pipe(v.string(), v.regex(MAIL_OFF_KEY, 'not the key of a link')) });
const Shown = v.object({ name: v.string(), email: v.string() });

const nameOf = async (db: Database, user: string): Promise<string> => {
  const [row] = await db.all<{ name: string }>('SELECT name FROM users WHERE id = $1', user);
  return row?.name ?? '';
};

const confirmRoutes = (parts: MailLinkParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/mail/link',
      tag,
      who: 'anybody',
      about: 'Show which address a link from a mail confirms, and for whom, without using it up',
      body: Key,
      answer: Shown,
      limit: 20,
    },
    async ({ body }) => {
      const { user, challenge } = await lookAtLink(parts.db, body.key, 'email', parts.now());
      return { name: await nameOf(parts.db, user), email: challenge };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/mail/confirm',
      tag,
      who: 'anybody',
      about: 'Confirm an e-mail address with the link that was sent there; whoever has the mail need not be signed in',
      body: Key,
      limit: 10,
    },
    async ({ body }) => {
      const { user, challenge } = await takeLink(parts.db, body.key, 'email', parts.now());
      await confirmEmail(parts.db, user, challenge);
      await parts.notices.channelsChanged(user);
    },
  ),
];

const offOf = async ({ db, cookieSecret }: MailLinkParts, key: string): Promise<MailOff> => {
  const off = await readMailOff(db, cookieSecret, key);
  if (!off) throw new Refusal('not-now', 'this link is for an address that is not used any more', { field: 'key' });
  return off;
};

/** By mail programs with one POST (RFC 8058), by people on a page: a GET changes nothing, for programs follow links to look at them. */
const offRoutes = (parts: MailLinkParts): Route[] => {
  const url = '/api/mail/off/:key';
  return [
    route(
      {
        method: 'GET',
        url,
        tag,
        who: 'anybody',
        about: 'Open the page that turns off my mail',
        params: OffKey,
        type: 'text/html',
        limit: 60,
      },
      async ({ params, reply }) => {
        reply.header('referrer-policy', 'no-referrer').redirect(`/link#off-${params.key}`);
        return reply;
      },
    ),
    route(
      {
        method: 'GET',
        url: `${url}/address`,
        tag,
        who: 'anybody',
        about: 'Show whose mail a link turns off, and whether it is on',
        params: OffKey,
        answer: v.object({ ...Shown.entries, isOn: v.boolean() }),
        limit: 20,
      },
      async ({ params }) => {
        const { name, email, mail } = await offOf(parts, params.key);
        return { name, email, isOn: mail === 1 };
      },
    ),
    route(
      {
        method: 'POST',
        url,
        tag,
        who: 'anybody',
        about: 'Turn off my mail with the link in every mail (List-Unsubscribe-Post, RFC 8058); no session is needed',
        params: OffKey,
        limit: 60,
        takesForms: true,
      },
      async ({ params }) => {
        const { user } = await offOf(parts, params.key);
        await setPreferences(parts.db, user, { mail: false });
        await parts.notices.channelsChanged(user);
      },
    ),
  ];
};

export const mailLinkRoutes = (parts: MailLinkParts): Route[] => [...confirmRoutes(parts), ...offRoutes(parts)];
