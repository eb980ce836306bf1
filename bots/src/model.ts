/** What bots know about one game in addition to its rules. */
import type { Move, Seat, State } from '@caravel/core';
import type { Judged } from './net/estimator.ts';

/** Consecutive moves of one seat that belong together and are judged by the position after the last of them. */
export interface Plan {
  readonly moves: readonly Move[];
  /** Added to its worth, so that of plans the net rates alike the one that people expect is chosen. */
  readonly bonus: number;
}

export interface GameModel extends Judged {
  /** For weak levels: a move whose chance to win is lower by this much is played e times less often. A game with more decisions needs a smaller number. */
  readonly temperatures: { readonly beginner: number; readonly easy: number };
  /** Whether the decision shapes the game (a role, a die): only these are branches of a search, the others are made by the estimate. */
  isLarge(s: State): boolean;
  /** The first round is 1. */
  round(s: State): number;
  /** Whether a sensible player considers this legal move. If this holds for no move, all are considered. */
  isCandidate(s: State, move: Move): boolean;
  /** Whether few decisions are left and no draw of chance matters any more, so that the position can be solved. */
  isEnding?(s: State): boolean;
  /** Where decisions belong together, the plans to choose from; where there are none, moves are judged one at a time. */
  plans?(s: State, seat: Seat): readonly Plan[];
  /** What a puzzle is about whose best answer these moves are, as the key of a name; undefined for what makes no puzzle. */
  themeOf?(s: State, best: readonly Move[]): string | undefined;
}
