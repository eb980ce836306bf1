/** The .caravel file of a table, from what is stored: it never needs the rules. */
import { writeGameText } from '@caravel/core';
import type { TableStore } from '../store/tables.ts';
import { isShown } from './info.ts';
import type { Table } from './table.ts';

export const gameFile = async (store: TableStore, table: Table): Promise<string> => {
  const { id, game, players, length, header, live } = table;
  const { version, rules, options, commitment } = header;
  const rows = await store.log(id, 0, length);
  const contributions = live.seats.map(({ contribution }) => contribution);
  const secret = isShown(table) ? { secret: await store.secret(id) } : {};
  return writeGameText({
    game: { name: game, version },
    config: { rules, players, options },
    names: live.seats.map(({ name }) => name),
    log: rows.map(({ entry }) => entry),
    ...(commitment ? { fairness: { scheme: 1, commitment, parts: [], contributions, ...secret } } : {}),
    ...(live.ending?.reason === 'played' ? { scores: live.ending.scores } : {}),
  });
};
