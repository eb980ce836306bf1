/** The .caravel file of a table, from what is stored: it never needs the rules. */
import { writeGameText } from '@caravel/core';
import type { Table } from '../model/table.ts';
import type { TableStore } from '../store/tables.ts';
import { isShown } from './info.ts';
import { fairnessOf } from './shuffle.ts';

export const gameFile = async (store: TableStore, table: Table, now: number): Promise<string> => {
  const { id, game, players, length, header, live } = table;
  const { version, rules, options } = header;
  const rows = await store.log(id, 0, length);
  const fairness = fairnessOf(table, isShown(table, now) ? await store.secret(id) : undefined);
  return writeGameText({
    game: { name: game, version },
    config: { rules, players, options },
    names: live.seats.map(({ name }) => name),
    log: rows.map(({ entry }) => entry),
    ...(fairness ? { fairness } : {}),
    ...(live.ending?.reason === 'played' ? { scores: live.ending.scores } : {}),
  });
};
