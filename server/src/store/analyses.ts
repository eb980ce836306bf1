/** What people have published of games, as rows. */
import type { Analysis, AnalysisLine } from '@caravel/protocol';
import type { Database } from './database.ts';

/** As it is kept: `content` is the review as JSON, or the exploration as it came. */
export interface StoredAnalysis extends AnalysisLine {
  readonly user: string;
  readonly file: string;
  readonly content: string;
}

interface LineRow extends Omit<AnalysisLine, 'table'> {
  table_id: string | null;
}

interface Row extends LineRow {
  user_id: string;
  name: string;
  file: string;
  content: string;
}

const LINE = 'a.id, a.kind, a.table_id, a.game, a.players, a.title, a.at';

const lineIn = ({ id, kind, table_id, game, players, title, at }: LineRow): AnalysisLine => ({
  ...{ id, kind, game, players, title, at },
  ...(table_id === null ? {} : { table: table_id }),
});

const analysisIn = (row: Row): Analysis => ({
  ...lineIn(row),
  by: { id: row.user_id, name: row.name },
  file: row.file,
  ...(row.kind === 'review' ? { review: JSON.parse(row.content) } : { exploration: row.content }),
});

export class AnalysisStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** False if the person has so many already. */
  async add({ id, user, kind, table, game, players, title, file, content, at }: StoredAnalysis, most: number): Promise<boolean> {
    const added = await this.#db.run(
      `INSERT INTO analyses (id, user_id, kind, table_id, game, players, title, file, content, at)
       SELECT id, $2, $3, $4, $5, CAST($6 AS INTEGER), $7, $8, $9, CAST($10 AS BIGINT) FROM (SELECT CAST($1 AS TEXT) AS id) new
       WHERE (SELECT COUNT(*) FROM analyses WHERE user_id = $2) < $11`,
      ...[id, user, kind, table ?? null, game, players, title, file, content, at, most],
    );
    return added > 0;
  }

  /** Without its content; `by`: who has published it. */
  async line(id: string): Promise<(AnalysisLine & { readonly by: string }) | undefined> {
    const [row] = await this.#db.all<LineRow & { name: string }>(
      `SELECT ${LINE}, u.name FROM analyses a JOIN users u ON u.id = a.user_id WHERE a.id = $1`,
      id,
    );
    return row && { ...lineIn(row), by: row.name };
  }

  async read(id: string): Promise<Analysis | undefined> {
    const [row] = await this.#db.all<Row>(
      `SELECT ${LINE}, a.user_id, a.file, a.content, u.name FROM analyses a JOIN users u ON u.id = a.user_id WHERE a.id = $1`,
      id,
    );
    return row && analysisIn(row);
  }

  /** The newest first. */
  async of(user: string, limit: number): Promise<AnalysisLine[]> {
    const sql = `SELECT ${LINE} FROM analyses a WHERE a.user_id = $1 ORDER BY a.at DESC, a.id LIMIT $2`;
    return (await this.#db.all<LineRow>(sql, user, limit)).map(lineIn);
  }

  /** False if there is none of this id, or it is somebody else's. */
  async remove(id: string, user: string): Promise<boolean> {
    return (await this.#db.run('DELETE FROM analyses WHERE id = $1 AND user_id = $2', id, user)) > 0;
  }
}
