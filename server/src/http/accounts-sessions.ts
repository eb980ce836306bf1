/** Browsers that are signed in, over HTTP; and the password or passkey shown again where it matters. */
import { Confirmation, Id, SessionLine } from '@caravel/protocol';
import * as v from 'valibot';
import { demandPassword } from '../accounts/credentials.ts';
import { endKeys } from '../accounts/end-sessions.ts';
import { askPasskey, userWithPasskey } from '../accounts/passkey-answers.ts';
import { PasswordAttempts } from '../accounts/password-attempts.ts';
import { answerIn, PasskeyAnswer, Question, siteOf } from './accounts-passkeys.ts';
import { type Route, route } from './route.ts';
import { accountHolder, demandSession, sessionOf } from './session-only.ts';
import type { SignInParts } from './who.ts';

const tag = 'accounts';

const listRoutes = (parts: SignInParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/me/sessions',
      tag,
      who: 'somebody',
      about: 'Browsers that are signed in as me, most recently used first',
      answer: v.object({ sessions: v.array(SessionLine) }),
    },
    async (call) => ({ sessions: await parts.sessions.list(demandSession(call).id, sessionOf(parts, call), parts.now()) }),
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/me/sessions/:id',
      tag,
      who: 'somebody',
      about: 'Sign one of these browsers out and close its sockets',
      params: v.object({ id: Id }),
    },
    async (call) => endKeys(parts, [await parts.sessions.closeById(demandSession(call).id, call.params.id)]),
  ),
];

const confirmRoutes = (parts: SignInParts, attempts = new PasswordAttempts()): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/me/confirm',
      tag,
      who: 'account',
      about: 'Confirm my password: for ten minutes this session may change how I sign in',
      body: Confirmation,
      limit: 10,
    },
    async (call) => {
      const { id } = accountHolder(call);
      const session = sessionOf(parts, call);
      await attempts.try(session, parts.now(), () => demandPassword(parts.db, id, call.body.password, 'password'));
      await parts.sessions.confirm(session, parts.now());
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/confirm/question',
      tag,
      who: 'account',
      about: 'Get what the browser needs to confirm one of my passkeys',
      answer: Question,
      limit: 30,
    },
    async (call) => askPasskey(parts.db, siteOf(parts, call), parts.now(), accountHolder(call).id),
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/confirm/passkey',
      tag,
      who: 'account',
      about: 'Like /api/me/confirm, with a passkey',
      body: PasskeyAnswer,
      limit: 20,
    },
    async (call) => {
      const { id } = accountHolder(call);
      await userWithPasskey(parts.db, siteOf(parts, call), answerIn(call.body), parts.now(), id);
      await parts.sessions.confirm(sessionOf(parts, call), parts.now());
    },
  ),
];

export const sessionRoutes = (parts: SignInParts): Route[] => [...listRoutes(parts), ...confirmRoutes(parts)];
