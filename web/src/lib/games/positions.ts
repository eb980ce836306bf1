/** Positions that are set up by hand: each game has its own fields, and its own invariants to hold them against. */
import type { Game, State } from '@caravel/core';
import type { PositionKit } from '../study/position-kit.ts';

const kits = import.meta.glob<PositionKit>('./*/editor/positions.ts', { import: 'positions' });

export const loadPositions = async (game: string): Promise<PositionKit | undefined> => kits[`./${game}/editor/positions.ts`]?.();

type Faults = (s: State) => readonly string[];

const hasFaults = (game: Game): game is Game & { readonly faults: Faults } => 'faults' in game;

/** Older rules have their invariants with them; those of the newest come when they are needed. */
export const loadFaults = async (game: Game): Promise<Faults | undefined> => {
  if (hasFaults(game)) return game.faults;
  const kit = await loadPositions(game.name);
  return kit?.version === game.version ? kit.faults : undefined;
};
