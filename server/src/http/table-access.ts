/** What the routes of tables share. */
import { Id, Length } from '@caravel/protocol';
import * as v from 'valibot';
import type { Table } from '../model/table.ts';
import type { TableStore } from '../store/tables.ts';
import type { Room, TableEvent } from '../tables/room.ts';
import { noTable, type Rooms } from '../tables/rooms.ts';
import { demandMayWatch, demandWatcher } from '../tables/watcher.ts';
import type { Call } from './route.ts';

export const TableId = v.object({ id: Id });
export const tag = 'tables';
export const Written = v.object({ n: Length, e: v.array(v.string()) });
export const written = ({ from, entries }: TableEvent) => ({ n: from, e: entries });

export const watched = async (parts: { readonly rooms: Rooms }, { params, person }: Call<{ id: string }>): Promise<Room> => {
  const room = await parts.rooms.get(params.id);
  await demandWatcher(room, person?.id);
  return room;
};

interface StoredParts {
  readonly store: TableStore;
  now(): number;
}

/** The stored table, readable even if its log cannot be played. */
export const stored = async ({ store, now }: StoredParts, { params, person }: Call<{ id: string }>): Promise<Table> => {
  const { id } = params;
  const table = await store.read(id);
  if (!table) throw noTable(id);
  demandMayWatch(table, person?.id, now());
  return table;
};
