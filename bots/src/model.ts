/** What bots know of one game besides its rules. */
import type { Move, Seat, State } from '@caravel/core';
import type { Judged } from './net/estimator.ts';

/** Moves of one seat in a row that belong together, and are judged by where they lead. */
export interface Plan {
  readonly moves: readonly Move[];
  /** Added to its worth: what people expect where the net sees no difference. */
  readonly bonus: number;
}

export interface GameModel extends Judged {
  /** A decision that shapes the game (a role, a die): searches branch on these. The others are made by the estimate alone. */
  isLarge(s: State): boolean;
  /** Whether a sensible player considers a move here; at least one always is. */
  isWorthALook(s: State, move: Move): boolean;
  /** Where decisions in a row belong together, whole rows to choose from; without it, or where it is empty, moves are judged one at a time. */
  plans?(s: State, seat: Seat): readonly Plan[];
}
