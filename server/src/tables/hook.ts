/** What a table's record says about its webhook: that there is one, and whom it does not name. */
import type { HookService } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import { type Person, seatsOwned, type Table } from '../model/table.ts';
import { demandHost } from './lobby.ts';
import type { Room } from './room.ts';

/** The host, or who gave the webhook: at a rematch these may be two. */
export const demandHookKeeper = (table: Table, person: Person): void => {
  if (table.live.hook?.by !== person.id) demandHost(table, person);
};

/** The same, before the end of the game. */
export const demandHookKeeperNow = ({ table }: Room, person: Person): void => {
  demandHookKeeper(table, person);
  if (table.status !== 'open' && table.status !== 'running') throw new Refusal('not-now', `the table is ${table.status}`);
};

/** Whoever has left an earlier webhook of the table has left this one, too. */
export const showHook = (room: Room, given: { readonly service: HookService; readonly by: string } | undefined): Promise<unknown> =>
  room.exclusively(() => {
    const { hook, ...live } = room.table.live;
    return room.amend({ ...live, ...(given ? { hook: { ...given, out: hook?.out ?? [] } } : {}) });
  });

/** A player is, or is not, named by the webhook. */
export const setNamed = (room: Room, { id }: Person, isNamed: boolean): Promise<unknown> =>
  room.exclusively(async () => {
    const { live } = room.table;
    if (seatsOwned(room.table, id).length === 0) throw new Refusal('not-yours', 'you have no seat at this table');
    if (!live.hook) throw new Refusal('not-now', 'the table has no webhook');
    const out = live.hook.out.filter((one) => one !== id);
    return room.amend({ ...live, hook: { ...live.hook, out: isNamed ? out : [...out, id] } });
  });
