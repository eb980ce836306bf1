/** The table of the day over HTTP. */
import { GAMES } from '@caravel/games/loaded';
import { Daily, Id, PastDay, readDay, writeDay } from '@caravel/protocol';
import * as v from 'valibot';
import { type PlayTodayParts, playToday } from '../daily/play.ts';
import { dailyView, pastView } from '../daily/view.ts';
import { demandPerson, type Route, route } from './route.ts';

export type DailyParts = PlayTodayParts;

const tag = 'daily';
const Game = v.picklist(GAMES.map(({ name }) => name));
const EXAMPLE = 'a day like 2026-11-18';
/** `2026-02-30` looks like a day and is none. */
const isDay = (text: string): boolean => Number.isInteger(readDay(text)) && writeDay(readDay(text)) === text;
const Day = v.pipe(v.string(), v.isoDate(EXAMPLE), v.check(isDay, EXAMPLE), v.transform(readDay));

export const dailyRoutes = (parts: DailyParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/daily',
      tag,
      who: 'anybody',
      about:
        "Today's tables, by UTC: the setup and the hash of the secret, my try and my streak, and the last day that is over. Results of today come once my own try is over",
      answer: Daily,
      limit: 120,
      limitBy: 'person',
    },
    (call) => dailyView(parts, call.person),
  ),
  route(
    {
      method: 'POST',
      url: '/api/daily/:game',
      tag,
      who: 'account',
      about:
        'Begin my one ranked try of the day, or find the table I began. Accounts that are new or have not finished a game are refused; `field` says which',
      params: v.object({ game: Game }),
      answer: v.object({ id: Id }),
      limit: 60,
    },
    async (call) => ({ id: await playToday(parts, demandPerson(call), call.params.game) }),
  ),
  route(
    {
      method: 'GET',
      url: '/api/daily/:game/:day',
      tag,
      who: 'anybody',
      about: 'A day that is over: its secret, all results and the best game; from then on everyone may watch its tables',
      params: v.object({ game: Game, day: Day }),
      answer: PastDay,
      limit: 120,
      limitBy: 'person',
    },
    (call) => pastView(parts, call.params.day, call.params.game, call.person),
  ),
];
