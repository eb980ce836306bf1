/** The time of a turn, shared over the large decisions that come in a row in it. */
import { firstSeat, hasTurn, type Move, type Seat, type State } from '@caravel/core';
import type { Greedy } from './greedy.ts';

/** Whether the same seat has a large decision again, once everyone has made the small ones after this move. */
export const goesOn = (greedy: Greedy, s: State, seat: Seat, move: Move): boolean => {
  const { game, isBig } = greedy.value.mind;
  const after = s.slice();
  game.apply(after, seat, move);
  greedy.settle(after);
  const turn = game.turn(after);
  return hasTurn(turn, seat) && firstSeat(turn) === seat && isBig(after);
};

export class Purse {
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
