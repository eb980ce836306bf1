/** Identifies callers for the rate limits, and applies those. */
import type { IncomingMessage } from 'node:http';
import type { CallerLimits } from '../limits/callers.ts';
import type { Caller } from '../limits/requests.ts';
import type { Person } from '../model/table.ts';
import type { Call } from './route.ts';
import { type IdentityParts, keyIn, tokenIn, whoAsks } from './who.ts';

/** What tells who asks, and whether they may ask once more. */
export interface CallerParts extends IdentityParts {
  readonly callers: CallerLimits;
}

type Asking = Pick<IncomingMessage, 'socket' | 'headers'>;

export const callerOf = (parts: CallerParts, request: Asking): Caller => ({
  address: parts.callers.networkOf(request),
  key: keyIn(parts, request.headers),
  isToken: tokenIn(request.headers) !== undefined,
});

/** Counts log entries the caller reads; refuses too many. */
export const demandEntries = (parts: CallerParts, { request, person }: Call, count: number): void =>
  parts.callers.entries.of(callerOf(parts, request.raw), person)(count);

/** The person who makes the request; refused if they or their address exceed the limits. */
export const whoMayAsk = async (parts: CallerParts, caller: Caller, request: Asking): Promise<Person | undefined> => {
  parts.callers.requests.demandKey(caller);
  const person = await whoAsks(parts, request.headers);
  parts.callers.requests.demandPerson(caller, person);
  return person;
};
