/** A table that has waited for players for a day, without anybody sitting down or getting up, is cancelled. Needs no rules of its game. */
import type { Bus } from '../cluster/bus.ts';
import type { Downtime } from '../model/downtime.ts';
import { momentBefore } from '../model/span.ts';
import type { TableStore } from '../store/tables.ts';
import type { Rooms } from './rooms.ts';

const DAY = 86_400_000;
const AT_ONCE = 1000;

interface ExpiryParts {
  readonly store: TableStore;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly downtime: Downtime;
  now(): number;
}

/** Whoever looks at one of them is told, on every node. While no node ran nobody could come: that time does not count. */
export const expireOpenTables = async ({ store, bus, rooms, now, downtime }: ExpiryParts): Promise<void> => {
  const moment = now();
  if (moment < downtime.flagsFrom) return;
  for (const id of await store.cancelOpen(momentBefore(downtime.spans(moment), moment, DAY), moment, AT_ONCE)) {
    await bus.publish({ kind: 'table', id });
    await rooms.changed(id);
  }
};
