/** A table that has waited for players for a day, without anybody sitting down or getting up, is cancelled. */
import type { Downtime } from '../model/downtime.ts';
import type { Log } from '../model/log.ts';
import { momentBefore } from '../model/span.ts';
import type { TableStore } from '../store/tables.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const DAY = 86_400_000;
const AT_ONCE = 1000;

interface ExpiryParts {
  readonly store: TableStore;
  readonly rooms: Rooms;
  readonly downtime: Downtime;
  readonly log: Log;
  now(): number;
}

/** Somebody may have sat down in the meantime, here or at another node. */
const expire = (room: Room, since: number): Promise<unknown> =>
  room.exclusively(async () => {
    const { status, updatedAt, live } = room.table;
    if (status === 'open' && updatedAt < since) await room.write({ status: 'cancelled', live });
  });

/** Whoever looks at one of them is told, on every node. While no node ran nobody could come: that time does not count. */
export const expireOpenTables = async ({ store, rooms, now, downtime, log }: ExpiryParts): Promise<void> => {
  const moment = now();
  if (moment < downtime.flagsFrom) return;
  const since = momentBefore(downtime.spans(moment), moment, DAY);
  for (const id of await store.openSince(since, AT_ONCE)) {
    const room = await rooms.find(id);
    if (room) await expire(room, since).catch((error) => log.warn({ err: error, table: id }, 'a table could not be cancelled'));
  }
};
