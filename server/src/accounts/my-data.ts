/** Everything stored about a person as files: one JSON, and a .caravel file for each game they or their bots sat at. */
import type { Database } from '../store/database.ts';
import type { TableStore } from '../store/tables.ts';
import { gameFile } from '../tables/game-file.ts';
import { PARTS, type Part } from './personal-data.ts';

export interface MyDataParts {
  readonly db: Database;
  readonly store: TableStore;
  now(): number;
}

export interface DataFile {
  readonly name: string;
  readonly text: string;
}

type Row = Record<string, unknown>;

/** As many as a ZIP file has room for. */
const MOST_GAMES = 65_000;

/** Moments as people read them. */
const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'number' && value > 0 && /(^|_)(at|until)$/.test(column) ? new Date(value).toISOString() : value,
    ]),
  );

const columnIn = ({ guarded }: Part, column: string): string =>
  guarded?.empty.includes(column) ? `CASE WHEN ${guarded.where} THEN '' ELSE ${column} END AS ${column}` : column;

const rowsOf = async (db: Database, part: Part, user: string): Promise<Row[]> => {
  const { table, by, given } = part;
  const columns = given.map((column) => columnIn(part, column));
  return (await db.all<Row>(`SELECT ${columns.join(', ')} FROM ${table} WHERE ${by} = $1`, user)).map(readable);
};

const botsOf = async (db: Database, user: string): Promise<string[]> =>
  (await db.all<{ id: string }>(`SELECT id FROM users WHERE owner = $1 AND kind = 'bot'`, user)).map(({ id }) => id);

const recordOf = async (db: Database, user: string): Promise<Row> => {
  const record: Row = { id: user };
  for (const part of PARTS) record[part.table] = await rowsOf(db, part, user);
  const bots = await botsOf(db, user);
  return { ...record, ...(bots.length > 0 ? { bots: await Promise.all(bots.map((bot) => recordOf(db, bot))) } : {}) };
};

const gamesOf = async (db: Database, user: string): Promise<string[]> => {
  const rows = await db.all<{ id: string }>(
    `SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE user_id = $1 OR user_id IN (SELECT id FROM users WHERE owner = $1 AND kind = 'bot'))
     ORDER BY created_at DESC LIMIT ${MOST_GAMES}`,
    user,
  );
  return rows.map(({ id }) => id);
};

/** Read one by one while they are sent: memory holds one game. */
export async function* myData({ db, store, now }: MyDataParts, user: string): AsyncGenerator<DataFile> {
  const record = { writtenAt: new Date(now()).toISOString(), ...(await recordOf(db, user)) };
  yield { name: 'caravel.json', text: `${JSON.stringify(record, undefined, 2)}\n` };
  for (const id of await gamesOf(db, user)) {
    const table = await store.read(id);
    if (table) yield { name: `games/${id}.caravel`, text: await gameFile(store, table, now()) };
  }
}
