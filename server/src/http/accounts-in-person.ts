/** What concerns the account itself is for its owner at a page: a token that leaks must not take the account over. */
import { Refusal } from '../refusal.ts';
import type { Person } from '../tables/table.ts';
import { type Call, somebody } from './route.ts';
import { tokenIn } from './who.ts';

export const inPerson = (call: Call): Person => {
  const person = somebody(call);
  if (person.kind === 'bot' || tokenIn(call.request.headers)) throw new Refusal('not-yours', 'a token cannot do this: sign in');
  return person;
};

/** As `inPerson`, and not a guest. */
export const accountHolder = (call: Call): Person => {
  const person = inPerson(call);
  if (person.kind !== 'person') throw new Refusal('not-yours', 'this needs an account');
  return person;
};
