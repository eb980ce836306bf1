/** A game the bots have studied, with the weights found for each number of players. */
import type { Holding } from './holding.ts';
import type { Mind, WeightTable } from './mind.ts';

export interface Study {
  readonly mind: Mind;
  readonly weights: WeightTable;
  /** Weights that tell who wins: searches go by them where there are any. */
  readonly chances?: WeightTable;
  /** What a player has, for people: moves are explained by what they change of it. */
  readonly holdings: readonly Holding[];
}
