/** What every step of the game answers. A step closes itself by leaving nobody to wait for; flow.ts says what follows. */
import type { Move, MoveBuffer, RuleId, Seat, State, WeightBuffer } from '@caravel/core';

/** Asked only about a seat whose decision it is, and never about moves of the windmill. */
export interface Decision {
  legal(s: State, seat: Seat, out: MoveBuffer): number;
  apply(s: State, seat: Seat, move: Move): void;
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined;
}

/** The same for chance. */
export interface Lottery {
  chance(s: State, out: MoveBuffer, weights: WeightBuffer): number;
  apply(s: State, move: Move): void;
}
