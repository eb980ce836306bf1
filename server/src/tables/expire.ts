/** A table that has waited for players for a day, without anybody sitting down or getting up, is cancelled. Needs no rules of its game. */
import type { Caravel } from '../caravel.ts';
import type { Downtime } from '../model/downtime.ts';
import { momentBefore } from '../model/span.ts';

const DAY = 86_400_000;
const AT_ONCE = 1000;

type Needed = Pick<Caravel, 'store' | 'bus' | 'rooms' | 'now'> & { readonly downtime: Downtime };

/** Whoever looks at one of them is told, on every node. While no node ran nobody could come: that time does not count. */
export const expireOpenTables = async ({ store, bus, rooms, now, downtime }: Needed): Promise<void> => {
  const moment = now();
  if (moment < downtime.flagsFrom) return;
  for (const id of await store.cancelOpen(momentBefore(downtime.spans(moment), moment, DAY), moment, AT_ONCE)) {
    await bus.publish({ kind: 'table', id });
    await rooms.changed(id);
  }
};
