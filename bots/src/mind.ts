/** What a bot knows of one game: how a position looks to a seat in numbers, and which decisions are worth a search. */
import type { Game, Move, Seat, State } from '@caravel/core';

export interface Mind {
  readonly game: Game;
  /** How much the best rival's points weigh against the own when moves are compared; found by matches of traders. */
  readonly rivalry: number;
  /** Names of the numbers `look` writes, in order: weights are kept by these names. */
  readonly features: readonly string[];
  /** Stages of the game that are judged by weights of their own. */
  readonly stages: number;
  stage(s: State): number;
  /** Writes what a position holds for `seat`; a weighted sum of it estimates the final score. */
  look(s: State, seat: Seat, out: Float64Array): void;
  /** A decision that shapes the game (a role, a die): searched. The others are made by the evaluation alone. */
  isBig(s: State): boolean;
  /** Whether a move is worth a look here; at least one always is. What may be done at any time is looked at only where it matters. */
  isWorthALook(s: State, move: Move): boolean;
  /** The middle of a choice in two parts (a piece in hand): worth what its best second part is worth. */
  isHalf(s: State): boolean;
}

/** For each stage one number for each feature. */
export type Weights = Float64Array;

/** For each number of players the weights of each stage, in the order of the mind's features. */
export type WeightTable = Readonly<Record<number, readonly (readonly number[])[]>>;
