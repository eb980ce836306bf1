/** Who I am to this server, and how I want things. */
import { LOCALES } from '@caravel/i18n';
import { Me, Settings } from '@caravel/protocol';
import * as v from 'valibot';
import { demandUnlikeAnywhere } from '../accounts/look-alikes.ts';
import { OwnName } from '../accounts/own-name.ts';
import { readMe, saw, setPreferences } from '../accounts/preferences.ts';
import { endVacation, startVacation } from '../accounts/vacation.ts';
import type { Caravel } from '../caravel.ts';
import type { Span } from '../model/span.ts';
import { goAway } from '../tables/away.ts';
import { newGuest } from './me-guest.ts';
import { type Route, route, somebody } from './route.ts';

const tag = 'me';

const Wish = v.strictObject({
  name: v.optional(OwnName),
  /** The language of mail and push. */
  locale: v.optional(v.picklist(LOCALES)),
  mail: v.optional(v.boolean()),
  settings: v.optional(Settings),
});

const being = (caravel: Caravel): Route[] => [
  route(
    { method: 'GET', url: '/api/me', tag, who: 'anybody', about: 'Who I am, or null', answer: v.object({ me: v.nullable(Me) }) },
    async ({ person }) => {
      if (!person) return { me: null };
      await saw(caravel.db, person.id, caravel.now());
      return { me: await readMe(caravel.db, person.id, caravel.now()) };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/guest',
      tag,
      who: 'anybody',
      about: 'Be a guest with a name',
      body: v.strictObject({ name: OwnName }),
      answer: Me,
      status: 201,
      limit: 30,
    },
    async (call) => {
      const { id } = await newGuest(caravel, call, call.body.name);
      return readMe(caravel.db, id, caravel.now());
    },
  ),
  route(
    {
      method: 'PATCH',
      url: '/api/me',
      tag,
      who: 'somebody',
      about: 'Change my name, language, notices by mail, settings',
      body: Wish,
      answer: Me,
      limit: 120,
    },
    async (call) => {
      const { id } = somebody(call);
      if (call.body.name) await demandUnlikeAnywhere(caravel.db, id, call.body.name);
      await setPreferences(caravel.db, id, call.body);
      if (call.body.mail !== undefined) await caravel.notices.reachChanged(id);
      return readMe(caravel.db, id, caravel.now());
    },
  ),
];

/** A table that is in trouble keeps nobody from going on vacation; what it was not told, an alarm finds out. */
const tellTables = async ({ store, rooms, log }: Caravel, user: string, away: Span | undefined): Promise<void> => {
  for (const table of await store.running(user)) {
    try {
      await goAway(await rooms.get(table), user, away);
    } catch (error) {
      log.warn({ err: error, table }, 'a table could not be told of a vacation');
    }
  }
};

const resting = (caravel: Caravel): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/me/vacation',
      tag,
      who: 'somebody',
      about: 'Go on vacation: clocks of days wait for me, thirty days a year',
      body: v.strictObject({ days: v.pipe(v.number(), v.minValue(0.5), v.maxValue(30)) }),
      answer: Me,
    },
    async (call) => {
      const { id } = somebody(call);
      const from = caravel.now();
      const until = await startVacation(caravel.db, id, call.body.days, from);
      await tellTables(caravel, id, { from, until });
      return readMe(caravel.db, id, caravel.now());
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/me/vacation',
      tag,
      who: 'somebody',
      about: 'Come back from vacation; the days left are mine again',
      answer: Me,
    },
    async (call) => {
      const { id } = somebody(call);
      await endVacation(caravel.db, id, caravel.now());
      await tellTables(caravel, id, undefined);
      return readMe(caravel.db, id, caravel.now());
    },
  ),
];

export const meRoutes = (caravel: Caravel): Route[] => [...being(caravel), ...resting(caravel)];
