/** Nobody gets advice on a game they are playing: what is published is compared with the running tables of whoever publishes or reads. */
import { type Config, readConfig } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { Table } from '../model/table.ts';
import type { TableStore } from '../store/tables.ts';
import type { PlayedGame } from './study-task.ts';

/** Two games that share so many entries, draws among them, are the same up to there. */
const SURE = 20;

/** Options in any order. */
const keyOf = ({ rules, players, options }: Config): string =>
  JSON.stringify([rules, players, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);

const configOf = ({ game: name, players, header: { version, rules, options } }: Table): Config | undefined => {
  const game = findGame(name, version);
  const config = game && readConfig(game, { rules, players, options });
  return config?.ok ? config.value : undefined;
};

export const isSameHeader = (table: Table, { game, version, config }: PlayedGame): boolean => {
  const own = configOf(table);
  return own !== undefined && table.game === game && table.header.version === version && keyOf(own) === keyOf(config);
};

/** Whether one log goes on where the other ends, or both are the same for a long while. */
export const isSameGame = (log: readonly string[], entries: readonly string[]): boolean => {
  const shorter = Math.min(log.length, entries.length);
  let shared = 0;
  while (shared < shorter && log[shared] === entries[shared]) shared++;
  return (shared === shorter && shorter > 0) || shared >= SURE;
};

/** The running table of the person whose game this is. */
export const runningGame = async (store: TableStore, user: string, checked: PlayedGame): Promise<Table | undefined> => {
  for (const table of await store.runningOf(user, checked.game)) {
    if (!isSameHeader(table, checked)) continue;
    const log = await store.log(table.id, 0, Math.min(table.length, checked.entries.length));
    if (
      isSameGame(
        log.map(({ entry }) => entry),
        checked.entries,
      )
    )
      return table;
  }
  return undefined;
};
