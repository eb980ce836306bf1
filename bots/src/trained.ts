/** A game with its trained net. */
import type { Holding } from './holding.ts';
import type { GameModel } from './model.ts';
import type { Weights } from './net/weights.ts';

/** As the folder of the game exports it. */
export interface Trained {
  readonly model: GameModel;
  /** The packed weights in base64. */
  readonly packedWeights: string;
  /** What a player has: a move is explained to people by what it changes of this. */
  readonly holdings: readonly Holding[];
}

/** Ready to play. */
export interface TrainedModel {
  readonly model: GameModel;
  readonly weights: Weights;
  readonly holdings: readonly Holding[];
}
