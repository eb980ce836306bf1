/** What can be played: the answer of `caravel games --json` and of the line protocol's `games`. */
import type { Game, OptionValue } from '@caravel/core';

interface OptionEntry {
  readonly about: string;
  readonly default: OptionValue;
  readonly values?: readonly OptionValue[];
}

export interface GameEntry {
  readonly game: string;
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly rules: readonly string[];
  readonly options: Readonly<Record<string, OptionEntry>>;
}

const gameEntry = (game: Game): GameEntry => ({
  game: game.name,
  version: game.version,
  players: { min: game.seats.min, max: game.seats.max },
  rules: game.ruleSets,
  options: Object.fromEntries(
    Object.entries(game.options).map(([name, { about, default: usual, values }]) => [
      name,
      { about, default: usual, ...(values ? { values } : {}) },
    ]),
  ),
});

export const catalogue = (games: readonly Game[]): GameEntry[] => games.map(gameEntry);
