/** A table set up with a board, as everybody sees it before the first decision. */
import { at, CHANCE, isChance, must, outcomes, readConfig, WATCHER } from '@caravel/core';
import { madeira, type View } from '@caravel/madeira';
import type { Board } from '@caravel/madeira/board';

export const viewOf = (board: Board, players: number): View => {
  const state = madeira.setup(must(readConfig(madeira, { players, options: { board } })));
  while (isChance(madeira, state)) madeira.apply(state, CHANCE, at(outcomes(madeira, state), 0).move);
  return madeira.describe(state, WATCHER);
};
