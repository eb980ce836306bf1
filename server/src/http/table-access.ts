/** What routes of tables share: how a table is named, read and answered. */
import { Id, Length } from '@caravel/protocol';
import * as v from 'valibot';
import type { Caravel } from '../caravel.ts';
import type { Table } from '../model/table.ts';
import type { Happening, Room } from '../tables/room.ts';
import { noTable } from '../tables/rooms.ts';
import { demandMayWatch, demandWatcher } from '../tables/watcher.ts';
import type { Call } from './route.ts';

export const TableId = v.object({ id: Id });
export const tag = 'tables';
export const Written = v.object({ n: Length, e: v.array(v.string()) });
export const written = ({ from, entries }: Happening) => ({ n: from, e: entries });

export const watched = async (caravel: Caravel, { params, person }: Call): Promise<Room> => {
  const room = await caravel.rooms.get((params as { id: string }).id);
  await demandWatcher(room, person?.id);
  return room;
};

/** The table as it is stored: it can be read whatever its log says. */
export const stored = async ({ store }: Caravel, { params, person }: Call): Promise<Table> => {
  const { id } = params as { id: string };
  const table = await store.read(id);
  if (!table) throw noTable(id);
  demandMayWatch(table, person?.id);
  return table;
};
