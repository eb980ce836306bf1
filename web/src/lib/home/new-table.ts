/** A table made on this device. */
import { type Config, must, readConfig } from '@caravel/core';
import { loadFace } from '../games/index.ts';
import { createTable } from '../table/local-store.ts';
import type { SeatInfo } from '../table/session.ts';

/** The id of a new table, or undefined for a game nobody here knows. */
export const newTable = async (
  name: string,
  seats: readonly SeatInfo[],
  choices: Partial<Pick<Config, 'rules' | 'options'>> = {},
): Promise<string | undefined> => {
  const face = await loadFace(name);
  if (!face) return undefined;
  const config = must(readConfig(face.game, { players: seats.length, ...choices }));
  return createTable({ game: name, version: face.game.version, config, seats });
};
