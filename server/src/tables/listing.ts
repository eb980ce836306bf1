/** The lists of the lobby: newest first, chosen by what a player looks for, in pages that neither skip nor repeat a table. */
import type { Pace } from '@caravel/protocol';
import type { Table } from '../model/table.ts';
import type { Listing, Place, TableStore } from '../store/tables.ts';

export interface Wanted extends Omit<Listing, 'after' | 'limit'> {
  readonly pace?: Pace['kind'] | undefined;
  /** At least so many seats are free for anybody. */
  readonly free?: number | undefined;
  /** Where the page before ended. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface Page {
  readonly tables: readonly Table[];
  /** Where the next page begins; none if there is nothing more. */
  readonly next?: string;
}

/** Rows read at once, and for one page: a rare wish is answered in several short pages. */
const AT_ONCE = 200;
const MOST_READ = 1000;

export const CURSOR = /^(\d{1,15})\.([\w-]{1,40})$/;

const placeIn = (cursor: string | undefined): Place | undefined => {
  const [, createdAt, id] = CURSOR.exec(cursor ?? '') ?? [];
  return id === undefined ? undefined : { createdAt: Number(createdAt), id };
};

const cursorOf = ({ createdAt, id }: Place): string => `${createdAt}.${id}`;

const freeSeats = ({ live }: Table): number => live.seats.filter(({ kind, user }) => kind === 'open' && user === undefined).length;

const fits = (table: Table, { status, pace, free = 0 }: Wanted): boolean =>
  (table.header.watch === 'all' || status === 'open') && (!pace || table.header.pace.kind === pace) && freeSeats(table) >= free;

export const listTables = async (store: TableStore, wanted: Wanted): Promise<Page> => {
  const { pace, free, cursor, limit, ...columns } = wanted;
  const tables: Table[] = [];
  let after = placeIn(cursor);
  for (let read = 0, atOnce = limit + 1; read < MOST_READ; read += atOnce, atOnce = AT_ONCE) {
    const rows = await store.list({ ...columns, after, limit: atOnce });
    for (const table of rows) {
      if (tables.length === limit) return { tables, next: cursorOf(after as Place) };
      after = { createdAt: table.createdAt, id: table.id };
      if (fits(table, wanted)) tables.push(table);
    }
    if (rows.length < atOnce) return { tables };
  }
  return { tables, next: cursorOf(after as Place) };
};
