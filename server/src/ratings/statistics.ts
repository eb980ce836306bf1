/** Figures of all finished games of a kind. */
import { type GameStatistics, OLD_LEVELS } from '@caravel/protocol';
import type { Database } from '../store/database.ts';

interface ShareRow {
  word: string | number;
  games: number;
  wins: number;
  mean: number;
}

/** Scores are counted in steps of so many points. */
const STEP = 5;
const WHERE = `FROM results WHERE game = $1 AND players = $2 AND reason = 'played'`;
const SHARE =
  'COUNT(*) AS games, SUM(CASE WHEN place = 1 AND bot_played = 0 THEN 1 ELSE 0 END) AS wins, AVG(CAST(score AS DOUBLE PRECISION)) AS mean';

/** Older games are counted under the names levels have today. */
const RENAMED = Object.entries(OLD_LEVELS).map(([old, level]) => `WHEN '${old}' THEN '${level}'`);
const WORDS = { start: 'start', opening: 'opening', level: `CASE level ${RENAMED.join(' ')} ELSE level END` } as const;

const shares = (db: Database, what: keyof typeof WORDS, game: string, players: number): Promise<ShareRow[]> =>
  db.all<ShareRow>(
    `SELECT word, ${SHARE} FROM (SELECT ${WORDS[what]} AS word, place, bot_played, score ${WHERE}) s
       WHERE word IS NOT NULL GROUP BY word ORDER BY word LIMIT 100`,
    game,
    players,
  );

const share = ({ games, wins, mean }: ShareRow) => ({ games, wins, meanScore: mean });

const scores = (db: Database, game: string, players: number) =>
  db.all<{ step: number; count: number }>(
    `SELECT step, COUNT(*) AS count FROM (SELECT (score + 1000) / ${STEP} - ${1000 / STEP} AS step ${WHERE}) s GROUP BY step ORDER BY step`,
    game,
    players,
  );

export const statisticsOf = async (db: Database, game: string, players: number): Promise<GameStatistics> => {
  const [total] = await db.all<{ games: number; mean: number | null; winner: number | null }>(
    `SELECT COUNT(DISTINCT table_id) AS games, AVG(CAST(score AS DOUBLE PRECISION)) AS mean,
       AVG(CASE WHEN place = 1 AND bot_played = 0 THEN CAST(score AS DOUBLE PRECISION) END) AS winner ${WHERE}`,
    game,
    players,
  );
  const [starts, openings, levels] = await Promise.all(
    (['start', 'opening', 'level'] as const).map((what) => shares(db, what, game, players)),
  );
  return {
    game,
    players,
    games: total?.games ?? 0,
    meanScore: total?.mean ?? 0,
    meanWinner: total?.winner ?? 0,
    starts: (starts ?? []).map((row) => ({ start: Number(row.word), ...share(row) })),
    openings: (openings ?? []).map((row) => ({ opening: String(row.word), ...share(row) })),
    scoreStep: STEP,
    scores: (await scores(db, game, players)).map(({ step, count }) => ({ from: step * STEP, count })),
    levels: (levels ?? []).map((row) => ({ level: row.word as GameStatistics['levels'][number]['level'], ...share(row) })),
  };
};
