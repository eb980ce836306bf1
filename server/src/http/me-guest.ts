/** A guest is made on the spot: a name is enough. */
import { localeFor } from '@caravel/i18n';
import { setPreferences } from '../accounts/preferences.ts';
import type { Caravel } from '../caravel.ts';
import { newId } from '../model/ids.ts';
import type { Person } from '../model/table.ts';
import type { Call } from './route.ts';
import { signIn } from './who.ts';

export const newGuest = async (caravel: Caravel, { request, reply }: Call, name: string): Promise<Person> => {
  const guest: Person = { id: newId(), name, kind: 'guest' };
  await caravel.people.add(guest, caravel.now());
  await setPreferences(caravel.db, guest.id, { locale: localeFor(request.headers['accept-language']) });
  await signIn(caravel, reply, request.headers, guest.id);
  return guest;
};
