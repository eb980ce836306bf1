/** A table made on this device. */
import { type Config, must, readConfig } from '@caravel/core';
import { coloursOf } from '@caravel/protocol/colours';
import { loadGameUi } from '../games/index.ts';
import { createTable } from '../table/session/local-store.ts';
import type { SeatInfo, TableHeader } from '../table/session/session.ts';

/** Where somebody has chosen a colour, every seat is kept with its own. */
const coloured = (seats: readonly SeatInfo[], most: number): readonly SeatInfo[] => {
  if (seats.every(({ colour }) => colour === undefined)) return seats;
  const colours = coloursOf(seats, most);
  return seats.map((seat, i) => ({ ...seat, colour: colours[i] ?? i }));
};

/** The id of a new table, or undefined for a game nobody here knows. */
export const newTable = async (
  name: string,
  seats: readonly SeatInfo[],
  { chance, ...choices }: Partial<Pick<Config, 'rules' | 'options'> & Pick<TableHeader, 'chance'>> = {},
): Promise<string | undefined> => {
  const ui = await loadGameUi(name);
  if (!ui) return undefined;
  const config = must(readConfig(ui.game, { players: seats.length, ...choices }));
  return createTable({
    game: name,
    version: ui.game.version,
    config,
    seats: coloured(seats, ui.game.seats.max),
    ...(chance ? { chance } : {}),
  });
};
