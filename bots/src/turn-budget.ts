/** The time of a turn, shared over the large decisions that come in a row in it. */
import { firstSeat, hasTurn, type Move, type Seat, type State } from '@caravel/core';
import type { Policy } from './policy.ts';

/** Whether the same seat has a large decision again, once everyone has made the small ones after this move. */
export const goesOn = (policy: Policy, s: State, seat: Seat, move: Move): boolean => {
  const { game } = policy.model;
  const after = s.slice();
  game.apply(after, seat, move);
  policy.settle(after);
  const turn = game.turn(after);
  return hasTurn(turn, seat) && firstSeat(turn) === seat && policy.model.isLarge(after);
};

export class TurnBudget {
  readonly #whole: number;
  #left: number;

  constructor(milliseconds: number) {
    this.#whole = milliseconds;
    this.#left = milliseconds;
  }

  /** All that is left for the last decision of a turn, half of it for one before; a fortieth of the whole is there in any case. */
  share(isLast: boolean): number {
    return Math.max(this.#whole / 40, isLast ? this.#left : this.#left / 2);
  }

  /** What the decision took, and whether the turn goes on. */
  spend(milliseconds: number, isOver: boolean): void {
    this.#left = isOver ? this.#whole : Math.max(0, this.#left - milliseconds);
  }
}
