/** Passkeys in the browser: ask the server, ask the person's device, answer the server. */
import type { Online } from '@caravel/i18n/online';
import type { Me } from '@caravel/protocol';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { Told } from '../remote/words.svelte.ts';
import { passkeys } from './account-api.ts';

export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

const isKnown = (error: unknown): boolean => error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

/** A new passkey; a guest becomes an account by it. */
export const addPasskey = async (name: string, words: Online['account']): Promise<Me> => {
  const { key, options } = await passkeys.question<PublicKeyCredentialCreationOptionsJSON>();
  const response = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw new Told(isKnown(error) ? words.passkeyKnown : words.passkeyNotMade);
  });
  return passkeys.add(key, name, response);
};

const answer = (optionsJSON: PublicKeyCredentialRequestOptionsJSON, words: Online['account']) =>
  startAuthentication({ optionsJSON }).catch(() => {
    throw new Told(words.passkeyNotUsed);
  });

export const signInByPasskey = async (words: Online['account']): Promise<Me> => {
  const { key, options } = await passkeys.signInQuestion<PublicKeyCredentialRequestOptionsJSON>();
  return passkeys.signIn(key, await answer(options, words));
};

export const confirmByPasskey = async (words: Online['account']): Promise<void> => {
  const { key, options } = await passkeys.confirmQuestion<PublicKeyCredentialRequestOptionsJSON>();
  await passkeys.confirm(key, await answer(options, words));
};
