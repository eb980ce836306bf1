/** Who may watch a table that is for its players only. */
import { Refusal } from '../model/refusal.ts';
import { mayWatch, type Table } from '../model/table.ts';
import type { Room } from './room.ts';

export const demandMayWatch = (table: Table, user: string | undefined, now: number): void => {
  if (!mayWatch(table, user, now)) throw new Refusal('not-yours', 'only the players look on at this table');
};

/** Also finds somebody who took a seat at another node a moment ago. */
export const demandWatcher = async (room: Room, user: string | undefined): Promise<void> => {
  if (mayWatch(room.table, user, room.now)) return;
  await room.exclusively(async () => demandMayWatch(room.table, user, room.now));
};
