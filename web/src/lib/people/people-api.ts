/** What the server tells about people and their games. */
import type { GameRecord, GameStatistics, PersonFigures, Profile, RatingPoint, Standing } from '@caravel/protocol';
import { ask } from '../remote/api.ts';

/** A game with a number of players: what ratings and figures are kept for. */
export interface Kind {
  readonly game: string;
  readonly players: number;
}

const query = ({ game, players }: Kind): string => new URLSearchParams({ game, players: String(players) }).toString();
const person = (id: string): string => `/api/people/${encodeURIComponent(id)}`;

export const people = {
  profile: (id: string): Promise<Profile> => ask('GET', person(id)),
  figures: async (id: string): Promise<PersonFigures[]> =>
    (await ask<{ figures: PersonFigures[] }>('GET', `${person(id)}/statistics`)).figures,
  games: async (id: string, before?: number): Promise<GameRecord[]> =>
    (await ask<{ games: GameRecord[] }>('GET', `${person(id)}/games${before === undefined ? '' : `?before=${before}`}`)).games,
  ratings: async (id: string, kind: Kind): Promise<RatingPoint[]> =>
    (await ask<{ points: RatingPoint[] }>('GET', `${person(id)}/ratings?${query(kind)}`)).points,
  leaders: async (kind: Kind): Promise<Standing[]> =>
    (await ask<{ standings: Standing[] }>('GET', `/api/leaderboard?${query(kind)}`)).standings,
  statistics: (kind: Kind): Promise<GameStatistics> => ask('GET', `/api/statistics?${query(kind)}`),
};
