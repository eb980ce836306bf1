/** Passkeys over HTTP: ask for the question, then answer it. */
import { Me, PasskeyLine } from '@caravel/protocol';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import { type PasskeyAnswer as Answer, askPasskey, userWithPasskey } from '../accounts/passkey-answers.ts';
import { addPasskey, askForPasskey, passkeysOf, removePasskey, type Site } from '../accounts/passkeys.ts';
import { readMe } from '../accounts/preferences.ts';
import { rememberDevice } from './known-device.ts';
import { type Call, type Route, route } from './route.ts';
import { accountHolder, confirmed, confirmedHolder } from './session-only.ts';
import { type SignInParts, signIn, signInAlone } from './who.ts';

const tag = 'accounts';
const Key = v.pipe(v.string(), v.maxLength(40));
const Label = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)), 'passkey');
/** As the browser gives it; the library reads the rest. */
const Response = v.looseObject({
  id: v.pipe(v.string(), v.maxLength(1500)),
  rawId: v.pipe(v.string(), v.maxLength(1500)),
  type: v.literal('public-key'),
  response: v.record(v.string(), v.unknown()),
  clientExtensionResults: v.optional(v.record(v.string(), v.unknown()), {}),
});
export const Question = v.object({ key: v.string(), options: v.record(v.string(), v.unknown()) });

export const PasskeyAnswer = v.strictObject({ key: Key, response: Response });
export const answerIn = ({ key, response }: v.InferOutput<typeof PasskeyAnswer>): Answer => ({
  key,
  response: response as unknown as Answer['response'],
});

export const siteOf = ({ config }: Pick<SignInParts, 'config'>, { request }: Call): Site => {
  const { origin, hostname } = new URL(config.publicUrl ?? `${request.protocol}://${request.host}`);
  return { origin, host: hostname };
};

const ownPasskeyRoutes = (parts: SignInParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/passkeys/question',
      tag,
      who: 'somebody',
      about: 'Get what the browser needs to create a passkey for me',
      answer: Question,
      limit: 30,
    },
    async (call) => askForPasskey(parts.db, await confirmed(parts, call), siteOf(parts, call), parts.now()),
  ),
  route(
    {
      method: 'POST',
      url: '/api/passkeys',
      tag,
      who: 'somebody',
      about: 'Save a new passkey; this makes a guest an account',
      body: v.strictObject({ key: Key, name: Label, response: Response }),
      answer: Me,
      status: 201,
      limit: 30,
    },
    async (call) => {
      const person = await confirmed(parts, call);
      const answer = { ...call.body, response: call.body.response as unknown as RegistrationResponseJSON };
      await addPasskey(parts.db, person, siteOf(parts, call), answer, parts.now());
      if (person.kind === 'guest') {
        await signInAlone(parts, call.reply, call.request.headers, person.id);
        rememberDevice(parts, call, person.id);
      }
      return readMe(parts.db, person.id, parts.now());
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/passkeys',
      tag,
      who: 'account',
      about: 'My passkeys',
      answer: v.object({ passkeys: v.array(PasskeyLine) }),
    },
    async (call) => ({ passkeys: await passkeysOf(parts.db, accountHolder(call).id) }),
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/passkeys/:id',
      tag,
      who: 'account',
      about: 'Remove a passkey',
      params: v.object({ id: v.pipe(v.string(), v.maxLength(1500)) }),
    },
    async (call) => removePasskey(parts.db, (await confirmedHolder(parts, call)).id, call.params.id),
  ),
];

const passkeySignInRoutes = (parts: SignInParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/passkeys/login/question',
      tag,
      who: 'anybody',
      about: 'Get what the browser needs to sign in with a passkey',
      answer: Question,
      limit: 30,
    },
    async (call) => askPasskey(parts.db, siteOf(parts, call), parts.now()),
  ),
  route(
    {
      method: 'POST',
      url: '/api/passkeys/login',
      tag,
      who: 'anybody',
      about: 'Sign in with a passkey',
      body: PasskeyAnswer,
      answer: Me,
      limit: 20,
    },
    async (call) => {
      const user = await userWithPasskey(parts.db, siteOf(parts, call), answerIn(call.body), parts.now());
      await signIn(parts, call.reply, call.request.headers, user);
      rememberDevice(parts, call, user);
      return readMe(parts.db, user, parts.now());
    },
  ),
];

export const passkeyRoutes = (parts: SignInParts): Route[] => [...ownPasskeyRoutes(parts), ...passkeySignInRoutes(parts)];
