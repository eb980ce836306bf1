/** The time of a turn, shared by the large decisions that follow each other in it. */
import { firstSeat, hasTurn, type Move, type Seat, type State } from '@caravel/core';
import type { Policy } from './policy.ts';

/** Whether the same seat has a large decision again, once everyone has made the small ones after this move. */
export const goesOn = (policy: Policy, s: State, seat: Seat, move: Move): boolean => {
  const { game } = policy.model;
  const after = s.slice();
  game.apply(after, seat, move);
  policy.playSmallDecisions(after);
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

  /** The last decision of a turn gets all the time that is left, an earlier one half of it, and every one at least a fortieth of the whole. */
  share(isLast: boolean): number {
    return Math.max(this.#whole / 40, isLast ? this.#left : this.#left / 2);
  }

  /** Notes how long a decision took and whether the turn is over. */
  spend(milliseconds: number, isOver: boolean): void {
    this.#left = isOver ? this.#whole : Math.max(0, this.#left - milliseconds);
  }
}
