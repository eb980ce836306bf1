/** What a bot knows of one game: how a position looks to a seat in numbers, and which decisions are worth a search. */
import type { Game, Move, Seat, State } from '@caravel/core';

export interface Mind {
  readonly game: Game;
  /** How much the best rival's points weigh against the own when moves are compared; found by matches of traders. */
  readonly rivalry: number;
  /** About how many visits a search makes in a second: the effort of a captain that has no clock. */
  readonly visitsOfASecond: number;
  /** Names of the numbers `look` writes, in order: weights are kept by these names. */
  readonly features: readonly string[];
  /** Added to the weight of each feature in play, not in tuning: what a player minds beyond its expected points. */
  readonly leaning?: readonly number[];
  /** How its weights are found, where that differs from the usual way. */
  readonly learning?: Partial<Learning>;
  /** Stages of the game that are judged by weights of their own. */
  readonly stages: number;
  stage(s: State): number;
  /** Writes what a position holds for `seat`; a weighted sum of it estimates the final score. */
  look(s: State, seat: Seat, out: Float64Array): void;
  /** That weighted sum in two parts, where this is faster than to look and add up; only of games with one stage. */
  readonly outlook?: Outlook;
  /** A decision that shapes the game (a role, a die): searched. The others are made by the evaluation alone. */
  isBig(s: State): boolean;
  /** A small decision that who has the time may search, too; without this none is. */
  isWorthASearch?(s: State): boolean;
  /** Where a search from `root` stops to look further and judges the position. Without this every visit ends at a position not met before. */
  isFarEnough?(root: State, s: State): boolean;
  /** Whether a move is worth a look here; at least one always is. What may be done at any time is looked at only where it matters. */
  isWorthALook(s: State, move: Move): boolean;
  /** The middle of a choice in two parts (a piece in hand): worth what its best second part is worth. */
  isHalf(s: State): boolean;
}

/** What a seat has, and what it brings in a round: the first and the rounds left times the second are the weighted sum. */
export interface Outlook {
  roundsLeft(s: State): number;
  /** Writes both to places 2 × seat and the next. */
  write(s: State, seat: Seat, weights: Weights, out: Float64Array): void;
}

/** How tuning finds weights. */
export interface Learning {
  /** Share of moves made at random in self-play, so that more of the game is seen. */
  readonly slips: number;
  /** Each weight is pulled to its prior by so many samples of the feature's own mean square, so that scales do not matter … */
  readonly ridge: number;
  /** … and as if by so many samples that show the feature at its usual size: what is seen seldom is believed late. */
  readonly doubt: number;
  /** What was seen in earlier iterations counts so much in the next. */
  readonly memory: number;
  /** How much what the next stage's weights make of where a position led counts against the final score. */
  readonly foresight: number;
  /** How much of what was learnt beyond the prior two stages later becomes part of a stage's prior. */
  readonly transfer: number;
  /** What a unit of each feature is worth at a stage before anything is learnt: it plays the first games after the random ones. */
  prior?(stage: number): readonly number[];
  /** Features whose prior is certain: nothing is learnt about them. */
  readonly certain?: readonly boolean[];
}

/** For each stage one number for each feature. */
export type Weights = Float64Array;

/** For each number of players the weights of each stage, in the order of the mind's features. */
export type WeightTable = Readonly<Record<number, readonly (readonly number[])[]>>;
