/** Who I am to this server, and how I want things. */
import { LOCALES } from '@caravel/i18n';
import { Alerts, Me, Settings } from '@caravel/protocol';
import * as v from 'valibot';
import { demandUnlikeAnywhere } from '../accounts/look-alikes.ts';
import { OwnName } from '../accounts/own-name.ts';
import { markSeen, readMe, setPreferences } from '../accounts/preferences.ts';
import { endVacation, startVacation } from '../accounts/vacation.ts';
import type { Log } from '../model/log.ts';
import type { Span } from '../model/span.ts';
import type { Notices } from '../notices/notices.ts';
import type { TableStore } from '../store/tables.ts';
import { goAway } from '../tables/away.ts';
import type { Rooms } from '../tables/rooms.ts';
import { type GuestParts, newGuest } from './me-guest.ts';
import { demandPerson, type Route, route } from './route.ts';

export interface MeParts extends GuestParts {
  readonly store: TableStore;
  readonly rooms: Rooms;
  readonly notices: Notices;
  readonly log: Log;
}

const tag = 'me';

const Wish = v.strictObject({
  name: v.optional(OwnName),
  /** The language of mail and push. */
  locale: v.optional(v.picklist(LOCALES)),
  mail: v.optional(v.boolean()),
  alerts: v.optional(Alerts),
  settings: v.optional(Settings),
});

const profileRoutes = (parts: MeParts): Route[] => [
  route(
    { method: 'GET', url: '/api/me', tag, who: 'anybody', about: 'Who I am, or null', answer: v.object({ me: v.nullable(Me) }) },
    async ({ person }) => {
      if (!person) return { me: null };
      await markSeen(parts.db, person.id, parts.now());
      return { me: await readMe(parts.db, person.id, parts.now()) };
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/guest',
      tag,
      who: 'anybody',
      about: 'Choose a name and sign in as a guest',
      body: v.strictObject({ name: OwnName }),
      answer: Me,
      status: 201,
      limit: 30,
    },
    async (call) => {
      const { id } = await newGuest(parts, call, call.body.name);
      return readMe(parts.db, id, parts.now());
    },
  ),
  route(
    {
      method: 'PATCH',
      url: '/api/me',
      tag,
      who: 'somebody',
      about: 'Change my name, language, notifications or settings',
      body: Wish,
      answer: Me,
      limit: 120,
    },
    async (call) => {
      const { id } = demandPerson(call);
      if (call.body.name) await demandUnlikeAnywhere(parts.db, id, call.body.name);
      await setPreferences(parts.db, id, call.body);
      if (call.body.mail !== undefined || call.body.alerts) await parts.notices.channelsChanged(id);
      return readMe(parts.db, id, parts.now());
    },
  ),
];

/** A table that is in trouble keeps nobody from going on vacation; what it was not told, an alarm finds out. */
const tellTables = async ({ store, rooms, log }: MeParts, user: string, away: Span | undefined): Promise<void> => {
  for (const table of await store.running(user)) {
    try {
      await goAway(await rooms.get(table), user, away);
    } catch (error) {
      log.warn({ err: error, table }, 'a table could not be told of a vacation');
    }
  }
};

const vacationRoutes = (parts: MeParts): Route[] => [
  route(
    {
      method: 'POST',
      url: '/api/me/vacation',
      tag,
      who: 'somebody',
      about: 'Go on vacation: my clocks in multi-day games stop, for up to thirty days a year',
      body: v.strictObject({ days: v.pipe(v.number(), v.minValue(0.5), v.maxValue(30)) }),
      answer: Me,
    },
    async (call) => {
      const { id } = demandPerson(call);
      const from = parts.now();
      const until = await startVacation(parts.db, id, call.body.days, from);
      await tellTables(parts, id, { from, until });
      return readMe(parts.db, id, parts.now());
    },
  ),
  route(
    {
      method: 'DELETE',
      url: '/api/me/vacation',
      tag,
      who: 'somebody',
      about: 'Come back from vacation; the unused days can be taken later',
      answer: Me,
    },
    async (call) => {
      const { id } = demandPerson(call);
      await endVacation(parts.db, id, parts.now());
      await tellTables(parts, id, undefined);
      return readMe(parts.db, id, parts.now());
    },
  ),
];

export const meRoutes = (parts: MeParts): Route[] => [...profileRoutes(parts), ...vacationRoutes(parts)];
