/** Who I am to this server. */
import { Id, Name } from '@caravel/protocol';
import * as v from 'valibot';
import type { Caravel } from '../caravel.ts';
import { newId } from '../ids.ts';
import type { Person } from '../tables/table.ts';
import { type Route, route } from './route.ts';
import { signIn, signOut } from './who.ts';

const Me = v.object({ id: Id, name: v.string(), kind: v.picklist(['guest', 'person', 'bot']) });
const tag = 'people';

export const meRoutes = (caravel: Caravel): Route[] => [
  route(
    { method: 'GET', url: '/api/me', tag, who: 'anybody', about: 'Who I am, or null', answer: v.object({ me: v.nullable(Me) }) },
    async ({ person }) => ({ me: person ?? null }),
  ),
  route(
    {
      method: 'POST',
      url: '/api/guest',
      tag,
      who: 'anybody',
      about: 'Be a guest with a name',
      body: v.strictObject({ name: Name }),
      answer: Me,
      limit: 30,
    },
    async ({ body, request, reply }) => {
      const guest: Person = { id: newId(), name: body.name, kind: 'guest' };
      await caravel.people.add(guest, caravel.now());
      await signIn(caravel, reply, request.headers, guest.id);
      reply.code(201);
      return guest;
    },
  ),
  route({ method: 'POST', url: '/api/logout', tag, who: 'somebody', about: 'End this session' }, async ({ request, reply }) =>
    signOut(caravel, reply, request.headers),
  ),
];
