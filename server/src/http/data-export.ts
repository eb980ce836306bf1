/** Finished games for everybody: a page of them, one text a game. */
import type { Table } from '../model/table.ts';
import { isListed } from '../ratings/outcome.ts';
import type { Database } from '../store/database.ts';
import type { TableStore } from '../store/tables.ts';
import { fairnessOf } from '../tables/shuffle.ts';

export interface ExportPage {
  readonly ids: readonly string[];
  /** Where the next page begins, if there is one. */
  readonly next?: string;
}

interface Row {
  id: string;
  updated_at: number;
}

/** `since`: a moment, or the moment and id of the last game of the page before. */
export const exportPage = async (db: Database, game: string, since: string, limit: number): Promise<ExportPage> => {
  const [moment = '0', last = ''] = since.split('.');
  const rows = await db.all<Row>(
    `SELECT id, updated_at FROM tables WHERE status = 'finished' AND access = 'open' AND ($1 = '' OR game = $1)
       AND (updated_at > $2 OR (updated_at = $2 AND id > $3)) ORDER BY updated_at, id LIMIT $4`,
    game,
    Number(moment),
    last,
    limit + 1,
  );
  const page = rows.slice(0, limit);
  const end = page.at(-1);
  const next = rows.length > limit && end ? `${end.updated_at}.${end.id}` : undefined;
  return { ids: page.map(({ id }) => id), ...(next ? { next } : {}) };
};

/** Read one by one while they are sent: memory holds one game. */
export async function* gameTexts(store: TableStore, ids: readonly string[]): AsyncGenerator<string> {
  for (const id of ids) {
    const table = await store.read(id);
    if (table && isListed(table) && table.status === 'finished') yield `${await gameText(store, table)}\n`;
  }
}

const gameText = async (store: TableStore, table: Table): Promise<string> => {
  const { id, game, players, rated, createdAt, updatedAt, header, live } = table;
  const { version, rules, options, chance } = header;
  const log = await store.log(id, 0, table.length);
  const fairness = fairnessOf(table, await store.secret(id));
  return JSON.stringify({
    ...{ id, game, version, rules, players, options, chance, rated, createdAt, updatedAt },
    seats: live.seats.map(({ kind, name, level }) => ({ kind, name, ...(level ? { level } : {}) })),
    entries: log.map(({ entry }) => entry),
    times: log.map(({ at }) => at),
    ...live.ending,
    ...(fairness ? { fairness } : {}),
  });
};
