/** A game with the net that was trained for it. */
import type { Holding } from './holding.ts';
import type { GameModel } from './model.ts';
import type { Weights } from './net/weights.ts';

/** As its folder hands it over. */
export interface Trained {
  readonly model: GameModel;
  /** The net's file, in base64. */
  readonly packedWeights: string;
  /** What a player has, for people: moves are explained by what they change of it. */
  readonly holdings: readonly Holding[];
}

/** Ready to play. */
export interface TrainedModel {
  readonly model: GameModel;
  readonly weights: Weights;
  readonly holdings: readonly Holding[];
}
