/** Practice of a day on this device: its secret follows from the date, so it is the same for everybody and needs no server. */
import { daySetup, must, practiceSecret, readConfig } from '@caravel/core';
import { findManifest } from '@caravel/games';
import { loadGameUi } from '../games/index.ts';
import { seatsHere } from '../home/wished-seat.ts';
import { deviceResults } from '../people/device-results.ts';
import { favouriteColour, settings } from '../settings.svelte.ts';
import { createTable, keptTables } from '../table/session/local-store.ts';

const LEVEL = 'hard';

/** The same as on the server. */
export const setupOf = (game: string, day: number) => {
  const manifest = findManifest(game);
  return manifest && daySetup(manifest, day);
};

/** The newest practice of the day that is kept here, and its points once it is over. */
export interface Practice {
  readonly id: string;
  readonly isOver: boolean;
  readonly score?: number;
}

export const practiceOf = (game: string, day: number): Practice | undefined => {
  const kept = keptTables().find(({ header }) => header.game === game && header.day === day);
  if (!kept) return undefined;
  const { id } = kept.header;
  const score = deviceResults().find(({ table }) => table === id)?.score;
  return { id, isOver: kept.waitingFor.length === 0 && kept.entries.length > 0, ...(score === undefined ? {} : { score }) };
};

/** The id of a new table; undefined for a game nobody here knows. */
export const newPractice = async (game: string, day: number): Promise<string | undefined> => {
  const [ui, setup] = [await loadGameUi(game), setupOf(game, day)];
  if (!ui || !setup) return undefined;
  const { players, rules, options, seat: own } = setup;
  const me = { name: settings.name.value, who: 'person' as const, ...favouriteColour() };
  const seats = Array.from({ length: players }, (_, seat) => (seat === own ? me : { name: '', who: LEVEL as typeof LEVEL }));
  const config = must(readConfig(ui.game, { players, rules, options }));
  return createTable({ game, version: ui.game.version, config, seats: seatsHere(seats), day }, [], practiceSecret(game, day));
};
