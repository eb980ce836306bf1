/** Browsers that are signed in, over HTTP; and the password or passkey shown again where it matters. */
import { Confirmation, Id, SessionLine } from '@caravel/protocol';
import * as v from 'valibot';
import { demandPassword } from '../accounts/credentials.ts';
import { endKeys } from '../accounts/dismiss.ts';
import { Guesses } from '../accounts/guesses.ts';
import { askPasskey, userWithPasskey } from '../accounts/passkey-answers.ts';
import type { Caravel } from '../caravel.ts';
import { accountHolder, inPerson, sessionOf } from './accounts-in-person.ts';
import { answerIn, PasskeyAnswer, Question, siteOf } from './accounts-passkeys.ts';
import { type Route, route } from './route.ts';

const tag = 'accounts';

const sessions = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/me/sessions',
      tag,
      who: 'somebody',
      about: 'Browsers that are signed in as me, the last used first',
      answer: v.object({ sessions: v.array(SessionLine) }),
    },
    async (call) => ({ sessions: await caravel.sessions.list(inPerson(call).id, sessionOf(caravel, call), caravel.now()) }),
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/me/sessions/:id',
      tag,
      who: 'somebody',
      about: 'Sign one of them out; its sockets close',
      params: v.object({ id: Id }),
    },
    async (call) => endKeys(caravel, [await caravel.sessions.closeById(inPerson(call).id, call.params.id)]),
  ),
];

const confirming = (caravel: Caravel, guesses = new Guesses()): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/me/confirm',
      tag,
      who: 'account',
      about: 'Show my password again: for ten minutes this session may change what opens the account',
      body: Confirmation,
      limit: 10,
    },
    async (call) => {
      const { id } = accountHolder(call);
      const session = sessionOf(caravel, call);
      await guesses.try(session, caravel.now(), () => demandPassword(caravel.db, id, call.body.password, 'password'));
      await caravel.sessions.confirm(session, caravel.now());
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/confirm/question',
      tag,
      who: 'account',
      about: 'What the browser needs to show one of my passkeys again',
      answer: Question,
      limit: 30,
    },
    async (call) => askPasskey(caravel.db, siteOf(caravel, call), caravel.now(), accountHolder(call).id),
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/confirm/passkey',
      tag,
      who: 'account',
      about: 'As /api/me/confirm, by a passkey',
      body: PasskeyAnswer,
      limit: 20,
    },
    async (call) => {
      const { id } = accountHolder(call);
      await userWithPasskey(caravel.db, siteOf(caravel, call), answerIn(call.body), caravel.now(), id);
      await caravel.sessions.confirm(sessionOf(caravel, call), caravel.now());
    },
  ),
];

export const sessionRoutes = (caravel: Caravel): Route[] => [...sessions(caravel), ...confirming(caravel)];
