/** What people have played: profile, history, ratings, figures. */
import type { GameRecord, PersonFigures, Profile, RatingLine, RatingPoint, Standing } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';
import { PROVISIONAL, shownRating } from './skill.ts';

interface RatingRow {
  user_id: string;
  game: string;
  players: number;
  mu: number;
  sigma: number;
  games: number;
}

const ratingLine = ({ game, players, mu, sigma, games }: RatingRow): RatingLine => ({
  game,
  players,
  rating: shownRating(mu, sigma),
  games,
  isProvisional: games < PROVISIONAL,
});

/** Of several people by one query. */
export const ratingsOf = async (db: Database, users: readonly string[]): Promise<ReadonlyMap<string, RatingLine[]>> => {
  const list = users.map((_, i) => `$${i + 1}`).join(', ');
  const rows = await db.all<RatingRow>(`SELECT * FROM ratings WHERE user_id IN (${list}) ORDER BY game, players`, ...users);
  const byUser = new Map(users.map((user): [string, RatingLine[]] => [user, []]));
  for (const row of rows) byUser.get(row.user_id)?.push(ratingLine(row));
  return byUser;
};

interface ProfileRow {
  id: string;
  name: string;
  kind: Profile['kind'];
  created_at: number;
  vacation_until: number;
  owner: string | null;
  owner_name: string | null;
  games: number;
  wins: number;
}

const PROFILE = `SELECT u.id, u.name, u.kind, u.created_at, u.vacation_until, o.id AS owner, o.name AS owner_name,
  (SELECT COUNT(*) FROM results r WHERE r.user_id = u.id) AS games,
  (SELECT COUNT(*) FROM results r WHERE r.user_id = u.id AND r.place = 1 AND r.bot_played = 0) AS wins
  FROM users u LEFT JOIN users o ON o.id = u.owner AND u.kind = 'bot' WHERE u.id = $1`;

export const profileOf = async (db: Database, user: string, now: number): Promise<Profile> => {
  const [row] = await db.all<ProfileRow>(PROFILE, user);
  if (!row) throw new Refusal('not-found', 'there is no such person');
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    since: row.created_at,
    games: row.games,
    wins: row.wins,
    isOnVacation: row.vacation_until > now,
    ratings: (await ratingsOf(db, [user])).get(user) ?? [],
    ...(row.owner && row.owner_name ? { owner: { id: row.owner, name: row.owner_name } } : {}),
  };
};

interface ResultRow {
  table_id: string;
  seat: number;
  game: string;
  players: number;
  score: number;
  place: number;
  reason: string;
  listed: number;
  rated: number;
  bot_played: number;
  mu_before: number | null;
  sigma_before: number | null;
  mu_after: number | null;
  sigma_after: number | null;
  at: number;
}

const shown = (mu: number | null, sigma: number | null): number | undefined =>
  mu === null || sigma === null ? undefined : shownRating(mu, sigma);

const gameRecord = (row: ResultRow): GameRecord => {
  const before = shown(row.mu_before, row.sigma_before);
  const after = shown(row.mu_after, row.sigma_after);
  const { table_id: table, seat, game, players, score, place, reason, at } = row;
  return {
    ...{ table, seat, game, players, score, place, reason, at, rated: row.rated === 1, botPlayed: row.bot_played === 1 },
    ...(before === undefined || after === undefined ? {} : { before, after }),
  };
};

export interface Page {
  readonly game?: string | undefined;
  readonly before: number;
  readonly limit: number;
}

/** A table's id opens it, so others are shown only what everybody may watch. */
export const gamesOf = async (db: Database, user: string, isSelf: boolean, { game = '', before, limit }: Page): Promise<GameRecord[]> => {
  const rows = await db.all<ResultRow>(
    `SELECT * FROM results WHERE user_id = $1 AND ($2 = '' OR game = $2) AND at < $3 AND listed >= $4 ORDER BY at DESC, table_id LIMIT $5`,
    user,
    game,
    before,
    isSelf ? 0 : 1,
    limit,
  );
  return rows.map(gameRecord);
};

export const ratingHistory = async (db: Database, user: string, isSelf: boolean, game: string, players: number): Promise<RatingPoint[]> => {
  const rows = await db.all<ResultRow>(
    `SELECT * FROM results WHERE user_id = $1 AND rated = 1 AND game = $2 AND players = $3 ORDER BY at DESC LIMIT 1000`,
    user,
    game,
    players,
  );
  return rows.reverse().map(({ table_id, listed, mu_after, sigma_after, at }) => ({
    game,
    players,
    rating: shown(mu_after, sigma_after) ?? 0,
    at,
    ...(isSelf || listed === 1 ? { table: table_id } : {}),
  }));
};

interface FiguresRow {
  game: string;
  players: number;
  games: number;
  wins: number;
  mean_score: number;
  mean_place: number;
  best: number;
}

export const figuresOf = async (db: Database, user: string): Promise<PersonFigures[]> => {
  const rows = await db.all<FiguresRow>(
    `SELECT game, players, COUNT(*) AS games, SUM(CASE WHEN place = 1 AND bot_played = 0 THEN 1 ELSE 0 END) AS wins,
       AVG(CAST(score AS DOUBLE PRECISION)) AS mean_score, AVG(CAST(place AS DOUBLE PRECISION)) AS mean_place, MAX(score) AS best
     FROM results WHERE user_id = $1 GROUP BY game, players ORDER BY game, players`,
    user,
  );
  return rows.map(({ game, players, games, wins, mean_score, mean_place, best }) => ({
    ...{ game, players, games, wins, meanScore: mean_score, meanPlace: mean_place, bestScore: best },
  }));
};

/** The best players with an account, and their bots; those who have played little are not listed. */
export const leaderboard = async (db: Database, game: string, players: number, limit: number): Promise<Standing[]> => {
  const rows = await db.all<RatingRow & { id: string; name: string; kind: Standing['kind'] }>(
    `SELECT u.id, u.name, u.kind, r.mu, r.sigma, r.games FROM ratings r JOIN users u ON u.id = r.user_id
     WHERE r.game = $1 AND r.players = $2 AND r.games >= $3 AND u.kind <> 'guest' ORDER BY r.mu - 3 * r.sigma DESC, u.id LIMIT $4`,
    game,
    players,
    PROVISIONAL,
    limit,
  );
  return rows.map(({ id, name, kind, mu, sigma, games }, i) => ({ place: i + 1, id, name, kind, rating: shownRating(mu, sigma), games }));
};
