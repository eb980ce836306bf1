/** Accounts over HTTP: register, sign in and out, passwords, leaving for good. */
import { Me, NewPassword, Register, SignIn } from '@caravel/protocol';
import * as v from 'valibot';
import { demandFreeLogin, demandPassword, giveLogin, setPassword, userOf, userWith } from '../accounts/credentials.ts';
import { endTokens } from '../accounts/dismiss.ts';
import { farewell } from '../accounts/farewell.ts';
import { Guesses } from '../accounts/guesses.ts';
import { demandFree } from '../accounts/own-name.ts';
import { removePasskey } from '../accounts/passkeys.ts';
import { readMe } from '../accounts/preferences.ts';
import type { Caravel } from '../caravel.ts';
import { newId } from '../model/ids.ts';
import { Refusal } from '../model/refusal.ts';
import { accountHolder, confirmed, sessionOf } from './accounts-in-person.ts';
import { tellPasswordChanged } from './accounts-links.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { type Call, type Route, route } from './route.ts';
import { signIn, signInAlone, signOut } from './who.ts';

const tag = 'accounts';

/** Who registers: the guest who asks, an account that has only passkeys, or somebody new. */
const registrant = async (caravel: Caravel, call: Call, name: string): Promise<string> => {
  if (call.person) return (await confirmed(caravel, call)).id;
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
      if (!call.person) demandFree(name ?? login, name === undefined ? 'login' : 'name');
      const user = await registrant(caravel, call, name ?? login);
      await giveLogin(caravel.db, user, login, password);
      await signInAlone(caravel, call.reply, call.request.headers, user);
      rememberDevice(caravel, call, user);
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
    async (call) => {
      const login = call.body.login.trim().toLowerCase();
      const owner = await userOf(caravel.db, login);
      const who = (owner && knownDevice(caravel, call, owner)) || login;
      const user = await guesses.try(who, caravel.now(), () => userWith(caravel.db, login, call.body.password));
      await signIn(caravel, call.reply, call.request.headers, user);
      rememberDevice(caravel, call, user);
      return readMe(caravel.db, user, caravel.now());
    },
  ),
];

/** What else opens the account, and was chosen to end with the old password. */
const endOthers = async (
  caravel: Caravel,
  user: string,
  { endOthers, removePasskeys }: v.InferOutput<typeof NewPassword>,
): Promise<void> => {
  for (const passkey of removePasskeys) await removePasskey(caravel.db, user, passkey);
  if (endOthers) await endTokens(caravel, user);
};

const leaving = (caravel: Caravel, guesses = new Guesses()): Route[] => [
  route({ method: 'POST', url: '/api/logout', tag, who: 'somebody', about: 'End this session' }, async ({ request, reply }) =>
    signOut(caravel, reply, request.headers),
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/password',
      tag,
      who: 'account',
      about: 'Choose a new password; all other sessions end, and with endOthers my tokens and those of my bots',
      body: NewPassword,
      limit: 10,
    },
    async (call) => {
      const { id } = accountHolder(call);
      const { old, password } = call.body;
      await guesses.try(sessionOf(caravel, call), caravel.now(), () => demandPassword(caravel.db, id, old, 'old'));
      await setPassword(caravel.db, id, password);
      await endOthers(caravel, id, call.body);
      await signInAlone(caravel, call.reply, call.request.headers, id);
      await tellPasswordChanged(caravel, id);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/farewell',
      tag,
      who: 'somebody',
      about: 'Delete my account and my bots; the games stay, without my name. An account confirms first',
      body: v.strictObject({}),
      limit: 10,
    },
    async (call) => {
      const { id } = await confirmed(caravel, call);
      await farewell(caravel, id);
      await signOut(caravel, call.reply, call.request.headers);
    },
  ),
];

export const accountRoutes = (caravel: Caravel): Route[] => [...entering(caravel), ...leaving(caravel)];
