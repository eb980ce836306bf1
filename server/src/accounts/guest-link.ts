/** A guest goes on in another browser: a link, once, for ten minutes. Accounts sign in. */
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { deleteChallenges, lookAtLink, putChallenge, takeLink } from './challenges.ts';
import type { People } from './people.ts';

const LIFETIME = 10 * 60_000;

/** The key of the link; one a guest, the one before is of no use any more. */
export const makeGuestLink = async (db: Database, { id, kind }: Person, now: number): Promise<{ key: string; until: number }> => {
  if (kind !== 'guest') throw new Refusal('not-now', 'you have an account: sign in on the other device');
  await db.batch([deleteChallenges('guest', id)]);
  const until = now + LIFETIME;
  return { key: await putChallenge(db, { purpose: 'guest', user: id, challenge: '', until }), until };
};

/** A guest may have become an account since: then the link leads nowhere. */
const guestOf = async (people: People, user: string): Promise<Person> => {
  const person = await people.find(user);
  if (person?.kind !== 'guest') throw new Refusal('not-now', 'this guest has an account by now: sign in', { field: 'key' });
  return person;
};

export const readGuestLink = async (people: People, key: string, now: number): Promise<Person> =>
  guestOf(people, (await lookAtLink(people.db, key, 'guest', now)).user);

export const useGuestLink = async (people: People, key: string, now: number): Promise<Person> =>
  guestOf(people, (await takeLink(people.db, key, 'guest', now)).user);
