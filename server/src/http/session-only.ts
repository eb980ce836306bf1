/** Changes of the account itself need a session: a leaked token must not take the account over. */
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import { type Call, demandPerson } from './route.ts';
import { type IdentityParts, keyIn, tokenIn } from './who.ts';

export const demandSession = (call: Call): Person => {
  const person = demandPerson(call);
  if (person.kind === 'bot' || tokenIn(call.request.headers)) throw new Refusal('not-yours', 'a token cannot do this: sign in');
  return person;
};

/** As `demandSession`, and not a guest. */
export const accountHolder = (call: Call): Person => {
  const person = demandSession(call);
  if (person.kind !== 'person') throw new Refusal('not-yours', 'this needs an account');
  return person;
};

/** The hash of the session that asks. */
export const sessionOf = (parts: IdentityParts, call: Call): string => {
  demandSession(call);
  return keyIn(parts, call.request.headers) ?? '';
};

/** As `demandSession`, and an account holder has shown password or passkey within the last minutes, in case somebody else uses the tab. Guests have neither. */
export const confirmed = async (parts: IdentityParts, call: Call): Promise<Person> => {
  const person = demandSession(call);
  if (person.kind !== 'guest' && !(await parts.sessions.isConfirmed(sessionOf(parts, call), parts.now())))
    throw new Refusal('confirm-first', 'show your password or passkey again: POST /api/me/confirm');
  return person;
};

/** As `accountHolder`, and confirmed. */
export const confirmedHolder = async (parts: IdentityParts, call: Call): Promise<Person> => {
  accountHolder(call);
  return confirmed(parts, call);
};
