/** Links that open an account or a guest without a password, over HTTP: each once, for a short while. */
import { Id, LinkKey, LostPassword, Me, ResetPassword } from '@caravel/protocol';
import * as v from 'valibot';
import { endTokens } from '../accounts/end-sessions.ts';
import { makeGuestLink, readGuestLink, useGuestLink } from '../accounts/guest-link.ts';
import type { People } from '../accounts/people.ts';
import { readMe } from '../accounts/preferences.ts';
import { readResetLink, useResetLink } from '../accounts/reset.ts';
import { hashOf } from '../accounts/sessions.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Refusal } from '../model/refusal.ts';
import type { Mailer } from '../notices/mail.ts';
import { rememberDevice } from './known-device.ts';
import { type Route, route } from './route.ts';
import { demandSession } from './session-only.ts';
import { type SignInParts, signIn, signInAlone } from './who.ts';

/** What tells the owner of an account that its password is another one. */
export interface PasswordMailParts {
  readonly jobs: Jobs;
  /** Where mail can be sent. */
  readonly mailer?: Mailer;
  now(): number;
}

export interface LinkParts extends SignInParts, PasswordMailParts {
  readonly people: People;
}

const tag = 'accounts';
const Key = v.strictObject({ key: LinkKey });

export const tellPasswordChanged = async ({ jobs, mailer, now }: PasswordMailParts, user: string): Promise<void> => {
  if (mailer) await jobs.add('changed', { user }, `changed:${user}:${now()}`);
};

const lostPasswordRoutes = (parts: LinkParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/password/lost',
      tag,
      who: 'anybody',
      about: 'Send a password reset link to the confirmed address of an account; the answer is the same if there is none',
      body: LostPassword,
      limit: 5,
    },
    async ({ body }) => {
      const { mailer, config, jobs } = parts;
      if (!mailer || !config.publicUrl)
        throw new Refusal('not-now', 'this server cannot send links: its operator has to set SMTP_URL and CARAVEL_URL');
      const who = body.who.toLowerCase();
      await jobs.add('lost', { who }, `lost:${hashOf(who)}`);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/password/link',
      tag,
      who: 'anybody',
      about: 'Show whose password a link resets, without using it up',
      body: Key,
      answer: v.object({ login: v.nullable(v.string()), name: v.string() }),
      limit: 20,
    },
    async ({ body }) => readResetLink(parts.db, body.key, parts.now()),
  ),
  route(
    {
      method: 'POST',
      url: '/api/password/reset',
      tag,
      who: 'anybody',
      about: 'Set a new password with a reset link and sign in; all other sessions end',
      body: ResetPassword,
      answer: Me,
      limit: 10,
    },
    async (call) => {
      const user = await useResetLink(parts.db, call.body, parts.now());
      if (call.body.endOthers) await endTokens(parts, user);
      await signInAlone(parts, call.reply, call.request.headers, user);
      rememberDevice(parts, call, user);
      await tellPasswordChanged(parts, user);
      return readMe(parts.db, user, parts.now());
    },
  ),
];

const guestLinkRoutes = (parts: LinkParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/me/link',
      tag,
      who: 'somebody',
      about: 'Create a key to continue as the same guest in another browser: open /link#KEY there. It works once, for ten minutes',
      answer: v.object({ key: v.string(), until: v.number() }),
      status: 201,
      limit: 10,
    },
    async (call) => makeGuestLink(parts.db, demandSession(call), parts.now()),
  ),
  route(
    {
      method: 'POST',
      url: '/api/link/guest',
      tag,
      who: 'anybody',
      about: 'Show which guest a link signs in, without using it up',
      body: Key,
      answer: v.object({ id: Id, name: v.string() }),
      limit: 20,
    },
    async ({ body }) => {
      const { id, name } = await readGuestLink(parts.people, body.key, parts.now());
      return { id, name };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/link',
      tag,
      who: 'anybody',
      about: 'Continue as the guest of the link in this browser; its previous session ends',
      body: Key,
      answer: Me,
      limit: 10,
    },
    async (call) => {
      const { id } = await useGuestLink(parts.people, call.body.key, parts.now());
      await signIn(parts, call.reply, call.request.headers, id, 'guest');
      return readMe(parts.db, id, parts.now());
    },
  ),
];

export const linkRoutes = (parts: LinkParts): Route[] => [...lostPasswordRoutes(parts), ...guestLinkRoutes(parts)];
