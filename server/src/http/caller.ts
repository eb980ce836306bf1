/** Who asks, as far as limits are concerned, and whether they may ask once more. */
import type { IncomingMessage } from 'node:http';
import type { Caravel } from '../caravel.ts';
import type { Caller } from '../limits/requests.ts';
import type { Person } from '../model/table.ts';
import type { Call } from './route.ts';
import { keyIn, tokenIn, whoAsks } from './who.ts';

type Asking = Pick<IncomingMessage, 'socket' | 'headers'>;

export const callerOf = (caravel: Caravel, request: Asking): Caller => ({
  address: caravel.callers.networkOf(request),
  key: keyIn(caravel, request.headers),
  isToken: tokenIn(request.headers) !== undefined,
});

/** They read so many entries of a log; refused if they have read too many. */
export const demandEntries = (caravel: Caravel, { request, person }: Call, count: number): void =>
  caravel.callers.entries.of(person?.id, caravel.callers.networkOf(request.raw))(count);

/** The person who asks; refused if they, or their address, have asked too often. */
export const whoMayAsk = async (caravel: Caravel, caller: Caller, request: Asking): Promise<Person | undefined> => {
  caravel.callers.requests.demandKey(caller);
  const person = await whoAsks(caravel, request.headers);
  caravel.callers.requests.demandPerson(caller, person?.id);
  return person;
};
