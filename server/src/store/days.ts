/** The tables of the days as rows: the secret of each day and game, and the one try each person has. */
import type { Database, Statement } from './database.ts';

export interface StoredDay {
  readonly day: number;
  readonly game: string;
  readonly secret: string;
  readonly commitment: string;
  /** When the secret was made and its hash published. */
  readonly at: number;
}

export interface Try {
  readonly day: number;
  readonly game: string;
  readonly user: string;
  readonly table: string;
  /** Both missing while it is under way, and for ever if the game was not played to its end. */
  readonly score?: number;
  readonly place?: number;
}

interface TryRow {
  day: number;
  game: string;
  user_id: string;
  table_id: string;
  score: number | null;
  place: number | null;
}

export interface ScoreCount {
  readonly score: number;
  readonly count: number;
}

export interface BestTry {
  readonly table: string;
  readonly name: string;
  readonly score: number;
}

const tryIn = ({ user_id, table_id, score, place, day, game }: TryRow): Try => ({
  ...{ day, game, user: user_id, table: table_id },
  ...(score === null || place === null ? {} : { score, place }),
});

const COLUMNS = 'day, game, user_id, table_id, score, place';

/** Goes into the batch that creates the table: of two at once only one is written. */
export const addTry = ({ day, game, user, table }: Try, now: number): Statement => ({
  sql: 'INSERT INTO day_tries (day, game, user_id, table_id, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
  values: [day, game, user, table, now],
  expect: 1,
});

/** Goes into the batch that keeps the results of a table. */
export const endTry = (table: string, score: number, place: number, now: number): Statement => ({
  sql: 'UPDATE day_tries SET score = $2, place = $3, done_at = $4 WHERE table_id = $1',
  values: [table, score, place, now],
});

export class DayStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Of two nodes that make a day at once the first decides; the day as it is kept. */
  async keep({ day, game, secret, commitment, at }: StoredDay): Promise<StoredDay> {
    const insert = 'INSERT INTO days (day, game, secret, commitment, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING';
    await this.#db.run(insert, day, game, secret, commitment, at);
    const kept = await this.read(day, game);
    if (!kept) throw new Error(`day ${day} of ${game} was not kept`);
    return kept;
  }

  async read(day: number, game: string): Promise<StoredDay | undefined> {
    const [row] = await this.#db.all<StoredDay>(
      'SELECT day, game, secret, commitment, at FROM days WHERE day = $1 AND game = $2',
      day,
      game,
    );
    return row && { ...row };
  }

  async try(day: number, game: string, user: string): Promise<Try | undefined> {
    const [row] = await this.#db.all<TryRow>(
      `SELECT ${COLUMNS} FROM day_tries WHERE day = $1 AND game = $2 AND user_id = $3`,
      ...[day, game, user],
    );
    return row && tryIn(row);
  }

  /** How many got how many points, the fewest first. */
  async scores(day: number, game: string): Promise<ScoreCount[]> {
    const rows = await this.#db.all<ScoreCount>(
      'SELECT score, COUNT(*) AS count FROM day_tries WHERE day = $1 AND game = $2 AND score IS NOT NULL GROUP BY score ORDER BY score',
      day,
      game,
    );
    return rows.map(({ score, count }) => ({ score, count }));
  }

  /** Of several with as many points the one who had them first. */
  async best(day: number, game: string): Promise<BestTry | undefined> {
    const [row] = await this.#db.all<{ table_id: string; name: string; score: number }>(
      `SELECT d.table_id, u.name, d.score FROM day_tries d JOIN users u ON u.id = d.user_id
       WHERE d.day = $1 AND d.game = $2 AND d.score IS NOT NULL ORDER BY d.score DESC, d.done_at, d.table_id LIMIT 1`,
      day,
      game,
    );
    return row && { table: row.table_id, name: row.name, score: row.score };
  }

  /** The days on which the person has played a game to its end, the last first. */
  async played(user: string, limit: number): Promise<number[]> {
    const rows = await this.#db.all<{ day: number }>(
      'SELECT DISTINCT day FROM day_tries WHERE user_id = $1 AND score IS NOT NULL ORDER BY day DESC LIMIT $2',
      user,
      limit,
    );
    return rows.map(({ day }) => day);
  }

  /** Since when there is the account, and how many games it has played to their end. */
  async standing(user: string): Promise<{ since: number; games: number } | undefined> {
    const [row] = await this.#db.all<{ since: number; games: number }>(
      `SELECT created_at AS since, (SELECT COUNT(*) FROM results r WHERE r.user_id = u.id AND r.reason = 'played' AND r.bot_played = 0) AS games
       FROM users u WHERE id = $1`,
      user,
    );
    return row && { since: row.since, games: row.games };
  }
}
