/** Accounts over HTTP: register, sign in and out, passwords, leaving for good. */
import { Me, NewPassword, Register, SignIn } from '@caravel/protocol';
import * as v from 'valibot';
import { demandFreeLogin, demandPassword, giveLogin, setPassword, userOf, userWith } from '../accounts/credentials.ts';
import { type DeleteAccountParts, deleteAccount } from '../accounts/delete-account.ts';
import { endTokens } from '../accounts/end-sessions.ts';
import { demandFree } from '../accounts/own-name.ts';
import { removePasskey } from '../accounts/passkeys.ts';
import { PasswordAttempts } from '../accounts/password-attempts.ts';
import type { People } from '../accounts/people.ts';
import { readMe } from '../accounts/preferences.ts';
import { newId } from '../model/ids.ts';
import { Refusal } from '../model/refusal.ts';
import { type PasswordMailParts, tellPasswordChanged } from './accounts-links.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { type Call, type Route, route } from './route.ts';
import { accountHolder, confirmed, sessionOf } from './session-only.ts';
import { type SignInParts, signIn, signInAlone, signOut } from './who.ts';

export interface AccountParts extends SignInParts, PasswordMailParts, DeleteAccountParts {
  readonly people: People;
}

const tag = 'accounts';

/** Who registers: the guest who asks, an account that has only passkeys, or somebody new. */
const registrant = async (parts: AccountParts, call: Call, name: string): Promise<string> => {
  if (call.person) return (await confirmed(parts, call)).id;
  const id = newId();
  await parts.people.add({ id, name, kind: 'guest' }, parts.now());
  return id;
};

const signInRoutes = (parts: AccountParts, attempts = new PasswordAttempts()): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/register',
      tag,
      who: 'anybody',
      about: 'Create an account with login and password; a guest keeps their id, name and games',
      body: Register,
      answer: Me,
      status: 201,
      limit: 20,
    },
    async (call) => {
      const { login, password, name } = call.body;
      if (password.toLowerCase() === login) throw new Refusal('bad-input', 'the password is the login', { field: 'password' });
      await demandFreeLogin(parts.db, login);
      if (!call.person) demandFree(name ?? login, name === undefined ? 'login' : 'name');
      const user = await registrant(parts, call, name ?? login);
      await giveLogin(parts.db, user, login, password);
      await signInAlone(parts, call.reply, call.request.headers, user);
      rememberDevice(parts, call, user);
      return readMe(parts.db, user, parts.now());
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
      const owner = await userOf(parts.db, login);
      const who = (owner && knownDevice(parts, call, owner)) || login;
      const user = await attempts.try(who, parts.now(), () => userWith(parts.db, login, call.body.password));
      await signIn(parts, call.reply, call.request.headers, user);
      rememberDevice(parts, call, user);
      return readMe(parts.db, user, parts.now());
    },
  ),
];

/** What else opens the account, and was chosen to end with the old password. */
const endOthers = async (
  parts: AccountParts,
  user: string,
  { endOthers, removePasskeys }: v.InferOutput<typeof NewPassword>,
): Promise<void> => {
  for (const passkey of removePasskeys) await removePasskey(parts.db, user, passkey);
  if (endOthers) await endTokens(parts, user);
};

const passwordRoutes = (parts: AccountParts, attempts = new PasswordAttempts()): Route[] => [
  route({ method: 'POST', url: '/api/logout', tag, who: 'somebody', about: 'End this session' }, async ({ request, reply }) =>
    signOut(parts, reply, request.headers),
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/password',
      tag,
      who: 'account',
      about: 'Change my password; all other sessions end. With endOthers, my tokens and those of my bots end, too',
      body: NewPassword,
      limit: 10,
    },
    async (call) => {
      const { id } = accountHolder(call);
      const { old, password } = call.body;
      await attempts.try(sessionOf(parts, call), parts.now(), () => demandPassword(parts.db, id, old, 'old'));
      await setPassword(parts.db, id, password);
      await endOthers(parts, id, call.body);
      await signInAlone(parts, call.reply, call.request.headers, id);
      await tellPasswordChanged(parts, id);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/farewell',
      tag,
      who: 'somebody',
      about: 'Delete my account and my bots; the games stay, without my name. With an account, POST /api/me/confirm first',
      body: v.strictObject({}),
      limit: 10,
    },
    async (call) => {
      const { id } = await confirmed(parts, call);
      await deleteAccount(parts, id);
      await signOut(parts, call.reply, call.request.headers);
    },
  ),
];

export const accountRoutes = (parts: AccountParts): Route[] => [...signInRoutes(parts), ...passwordRoutes(parts)];
