/** Other people: profiles, games, ratings, statistics, leaderboards. */

import { GAMES } from '@caravel/games/loaded';
import { GameRecord, GameStatistics, Id, PersonFigures, Profile, RatingPoint, Standing } from '@caravel/protocol';
import * as v from 'valibot';
import { figuresOf, gamesOf, leaderboard, profileOf, ratingHistory } from '../ratings/records.ts';
import { StatisticsCache } from '../ratings/statistics-cache.ts';
import type { Database } from '../store/database.ts';
import { type Call, type Route, route } from './route.ts';

export interface PeopleParts {
  readonly db: Database;
  now(): number;
}

const tag = 'people';
const Who = v.object({ id: Id });
const Game = v.picklist(GAMES.map(({ name }) => name));
const Players = v.pipe(v.string(), v.regex(/^[2-5]$/, 'a number from 2 to 5'), v.transform(Number));
const Moment = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'not a moment'), v.transform(Number));
const Kind = v.object({ game: Game, players: Players });
const PAGE = 50;
const LEADERS = 100;

const isSelf = ({ person }: Call, id: string): boolean => person?.id === id;

const personRoutes = (parts: PeopleParts): Route[] => [
  route(
    { method: 'GET', url: '/api/people/:id', tag, who: 'anybody', about: 'A profile', params: Who, answer: Profile },
    async ({ params }) => profileOf(parts.db, params.id, parts.now()),
  ),
  route(
    {
      method: 'GET',
      url: '/api/people/:id/games',
      tag,
      who: 'anybody',
      about: `Finished games of a person, newest first, ${PAGE} per page; of others only games that everyone may watch. For the next page, set before to the at of the last game`,
      params: Who,
      query: v.object({ game: v.optional(Game), before: v.optional(Moment, '999999999999999') }),
      answer: v.object({ games: v.array(GameRecord) }),
    },
    async (call) => ({ games: await gamesOf(parts.db, call.params.id, isSelf(call, call.params.id), { ...call.query, limit: PAGE }) }),
  ),
  route(
    {
      method: 'GET',
      url: '/api/people/:id/ratings',
      tag,
      who: 'anybody',
      about: 'A rating over time, oldest first, for the last thousand games',
      params: Who,
      query: Kind,
      answer: v.object({ points: v.array(RatingPoint) }),
    },
    async (call) => {
      const { game, players } = call.query;
      return { points: await ratingHistory(parts.db, call.params.id, isSelf(call, call.params.id), game, players) };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/people/:id/statistics',
      tag,
      who: 'anybody',
      about: 'Statistics of a person by game and number of players',
      params: Who,
      answer: v.object({ figures: v.array(PersonFigures) }),
    },
    async ({ params }) => ({ figures: await figuresOf(parts.db, params.id) }),
  ),
];

const statisticsRoutes = (parts: PeopleParts, statistics = new StatisticsCache(parts.db, () => performance.now())): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/statistics',
      tag,
      who: 'anybody',
      about: 'Statistics of all games played to the end',
      query: Kind,
      answer: GameStatistics,
      limit: 60,
      limitBy: 'person',
    },
    async ({ query }) => statistics.of(query.game, query.players),
  ),
  route(
    {
      method: 'GET',
      url: '/api/leaderboard',
      tag,
      who: 'anybody',
      about: `The best ${LEADERS} players with an account and enough rated games`,
      query: Kind,
      answer: v.object({ standings: v.array(Standing) }),
      limit: 60,
      limitBy: 'person',
    },
    async ({ query }) => ({ standings: await leaderboard(parts.db, query.game, query.players, LEADERS) }),
  ),
];

export const peopleRoutes = (parts: PeopleParts): Route[] => [...personRoutes(parts), ...statisticsRoutes(parts)];
