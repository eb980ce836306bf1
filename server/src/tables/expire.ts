/** A table that has waited for players for a day, without anybody sitting down or getting up, is cancelled. Needs no rules of its game. */
import type { Caravel } from '../caravel.ts';

const DAY = 86_400_000;
const AT_ONCE = 1000;

/** Whoever looks at one of them is told, on every node. */
export const expireOpenTables = async ({ store, db, rooms, now }: Pick<Caravel, 'store' | 'db' | 'rooms' | 'now'>): Promise<void> => {
  for (const id of await store.cancelOpen(now() - DAY, now(), AT_ONCE)) {
    await db.publish(`table ${id}`);
    await rooms.changed(id);
  }
};
