/** Links that open an account or a guest without a password, over HTTP: each once, for a short while. */
import { Id, LinkKey, LostPassword, Me, ResetPassword } from '@caravel/protocol';
import * as v from 'valibot';
import { endTokens } from '../accounts/dismiss.ts';
import { makeGuestLink, readGuestLink, useGuestLink } from '../accounts/guest-link.ts';
import { readMe } from '../accounts/preferences.ts';
import { readResetLink, useResetLink } from '../accounts/reset.ts';
import { hashOf } from '../accounts/sessions.ts';
import type { Caravel } from '../caravel.ts';
import { Refusal } from '../model/refusal.ts';
import { inPerson } from './accounts-in-person.ts';
import { rememberDevice } from './known-device.ts';
import { type Route, route } from './route.ts';
import { signIn, signInAlone } from './who.ts';

const tag = 'accounts';
const Key = v.strictObject({ key: LinkKey });

export const tellPasswordChanged = async ({ jobs, mailer, now }: Caravel, user: string): Promise<void> => {
  if (mailer) await jobs.add('changed', { user }, `changed:${user}:${now()}`);
};

const lost = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/password/lost',
      tag,
      who: 'anybody',
      about: 'Send a link for a new password to the confirmed address of an account, if there is one; the answer does not tell',
      body: LostPassword,
      limit: 5,
    },
    async ({ body }) => {
      const { mailer, config, jobs } = caravel;
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
      about: 'Whose password a link sets; the link stays good',
      body: Key,
      answer: v.object({ login: v.nullable(v.string()), name: v.string() }),
      limit: 20,
    },
    async ({ body }) => readResetLink(caravel.db, body.key, caravel.now()),
  ),
  route(
    {
      method: 'POST',
      url: '/api/password/reset',
      tag,
      who: 'anybody',
      about: 'Set a new password by a link and sign in; all other sessions end',
      body: ResetPassword,
      answer: Me,
      limit: 10,
    },
    async (call) => {
      const user = await useResetLink(caravel.db, call.body, caravel.now());
      if (call.body.endOthers) await endTokens(caravel, user);
      await signInAlone(caravel, call.reply, call.request.headers, user);
      rememberDevice(caravel, call, user);
      await tellPasswordChanged(caravel, user);
      return readMe(caravel.db, user, caravel.now());
    },
  ),
];

const guests = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/me/link',
      tag,
      who: 'somebody',
      about: 'A link by which I, a guest, go on in another browser: the page /link with the key behind a #; once, for ten minutes',
      answer: v.object({ key: v.string(), until: v.number() }),
      status: 201,
      limit: 10,
    },
    async (call) => makeGuestLink(caravel.db, inPerson(call), caravel.now()),
  ),
  route(
    {
      method: 'POST',
      url: '/api/link/guest',
      tag,
      who: 'anybody',
      about: 'Whom a link lets this browser be; the link stays good',
      body: Key,
      answer: v.object({ id: Id, name: v.string() }),
      limit: 20,
    },
    async ({ body }) => {
      const { id, name } = await readGuestLink(caravel.people, body.key, caravel.now());
      return { id, name };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/link',
      tag,
      who: 'anybody',
      about: 'Be the guest of the link in this browser; what it was signed in as before, it is no more',
      body: Key,
      answer: Me,
      limit: 10,
    },
    async (call) => {
      const { id } = await useGuestLink(caravel.people, call.body.key, caravel.now());
      await signIn(caravel, call.reply, call.request.headers, id, 'guest');
      return readMe(caravel.db, id, caravel.now());
    },
  ),
];

export const linkRoutes = (caravel: Caravel): Route[] => [...lost(caravel), ...guests(caravel)];
