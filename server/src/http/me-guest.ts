/** Creates guests: a name is enough. */
import { localeFor } from '@caravel/i18n';
import type { People } from '../accounts/people.ts';
import { setPreferences } from '../accounts/preferences.ts';
import { newId } from '../model/ids.ts';
import type { Person } from '../model/table.ts';
import type { Call } from './route.ts';
import { type SignInParts, signIn } from './who.ts';

export interface GuestParts extends SignInParts {
  readonly people: People;
}

export const newGuest = async (parts: GuestParts, { request, reply }: Call, name: string): Promise<Person> => {
  const guest: Person = { id: newId(), name, kind: 'guest' };
  await parts.people.add(guest, parts.now());
  await setPreferences(parts.db, guest.id, { locale: localeFor(request.headers['accept-language']) });
  await signIn(parts, reply, request.headers, guest.id);
  return guest;
};
