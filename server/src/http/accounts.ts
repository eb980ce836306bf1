/** Accounts over HTTP: register, sign in and out, passwords, leaving for good. */
import { Me, NewPassword, Register, SignIn } from '@caravel/protocol';
import * as v from 'valibot';
import { changePassword, demandFreeLogin, demandPassword, giveLogin, userWith } from '../accounts/credentials.ts';
import { farewell } from '../accounts/farewell.ts';
import { Guesses } from '../accounts/guesses.ts';
import { readMe } from '../accounts/preferences.ts';
import type { Caravel } from '../caravel.ts';
import { newId } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { accountHolder, inPerson } from './accounts-in-person.ts';
import { type Call, type Route, route } from './route.ts';
import { signIn, signInAlone, signOut } from './who.ts';

const tag = 'accounts';

/** Who registers: the guest who asks, or somebody new. */
const registrant = async (caravel: Caravel, call: Call, name: string): Promise<string> => {
  if (call.person) return inPerson(call).id;
  const id = newId();
  await caravel.people.add({ id, name, kind: 'guest' }, caravel.now());
  return id;
};

const entering = (caravel: Caravel, guesses = new Guesses()): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/register',
      tag,
      who: 'anybody',
      about: 'Get an account with login and password; a guest keeps its id, name and games',
      body: Register,
      answer: Me,
      status: 201,
      limit: 20,
    },
    async (call) => {
      const { login, password, name } = call.body;
      if (password.toLowerCase() === login) throw new Refusal('bad-input', 'the password is the login', { field: 'password' });
      await demandFreeLogin(caravel.db, login);
      const user = await registrant(caravel, call, name ?? login);
      await giveLogin(caravel.db, user, login, password);
      await signInAlone(caravel, call.reply, call.request.headers, user);
      return readMe(caravel.db, user, caravel.now());
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/login',
      tag,
      who: 'anybody',
      about: 'Sign in with login and password',
      body: SignIn,
      answer: Me,
      limit: 10,
    },
    async ({ body, request, reply }) => {
      const login = body.login.trim().toLowerCase();
      guesses.demandFew(login, caravel.now());
      const user = await userWith(caravel.db, login, body.password).catch((error) => {
        guesses.wasWrong(login, caravel.now());
        throw error;
      });
      await signIn(caravel, reply, request.headers, user);
      return readMe(caravel.db, user, caravel.now());
    },
  ),
];

const leaving = (caravel: Caravel): Route[] => [
  route({ method: 'POST', url: '/api/logout', tag, who: 'somebody', about: 'End this session' }, async ({ request, reply }) =>
    signOut(caravel, reply, request.headers),
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/password',
      tag,
      who: 'account',
      about: 'Choose a new password; all other sessions end',
      body: NewPassword,
      limit: 10,
    },
    async (call) => {
      const { id } = accountHolder(call);
      await changePassword(caravel.db, id, call.body.old, call.body.password);
      await signInAlone(caravel, call.reply, call.request.headers, id);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/farewell',
      tag,
      who: 'somebody',
      about: 'Delete my account and my bots; the games stay, without my name',
      body: v.strictObject({ password: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
      limit: 10,
    },
    async (call) => {
      const { id } = inPerson(call);
      await demandPassword(caravel.db, id, call.body.password);
      await farewell(caravel, id);
      await signOut(caravel, call.reply, call.request.headers);
    },
  ),
];

export const accountRoutes = (caravel: Caravel): Route[] => [...entering(caravel), ...leaving(caravel)];
