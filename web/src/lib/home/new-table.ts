/** A table made on this device. */
import { type Config, must, readConfig } from '@caravel/core';
import { loadGameUi } from '../games/index.ts';
import { createTable } from '../table/session/local-store.ts';
import type { SeatInfo, TableHeader } from '../table/session/session.ts';

/** The id of a new table, or undefined for a game nobody here knows. */
export const newTable = async (
  name: string,
  seats: readonly SeatInfo[],
  { chance, ...choices }: Partial<Pick<Config, 'rules' | 'options'> & Pick<TableHeader, 'chance'>> = {},
): Promise<string | undefined> => {
  const ui = await loadGameUi(name);
  if (!ui) return undefined;
  const config = must(readConfig(ui.game, { players: seats.length, ...choices }));
  return createTable({ game: name, version: ui.game.version, config, seats, ...(chance ? { chance } : {}) });
};
