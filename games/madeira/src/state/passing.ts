/** The Passing Column (B6, B7): the order of C, D, E and the next A, and the one walk along it. */
import type { Seat, State } from '@caravel/core';
import type { PassingSlot } from '../board/names.ts';
import { PASSING_SLOTS } from '../tables/pieces.ts';
import * as on from './layout.ts';
import { NOBODY } from './state.ts';

/** B8: who stands on the Passing Column has passed. The slot, or NOBODY. */
export const passingSlotOf = (s: State, seat: Seat): PassingSlot => {
  for (let slot = 0; slot < PASSING_SLOTS; slot++) if (on.passSlot(s, slot) === seat) return slot;
  return NOBODY;
};

/** A4: the first from the top who still stands there, or NOBODY. */
export const topOfPassingColumn = (s: State): Seat => {
  for (let slot = 0; slot < PASSING_SLOTS; slot++) if (on.passSlot(s, slot) !== NOBODY) return on.passSlot(s, slot);
  return NOBODY;
};

export const leavePassingColumn = (s: State, seat: Seat): void => on.passSlot.set(s, passingSlotOf(s, seat), NOBODY);

/** The next walk begins at the top. */
export const startPassingOrder = (s: State): void => on.slotInTurn.set(s, NOBODY);

/** The next player down the column that is wanted becomes the actor; NOBODY at the end, where nothing of the walk is left. */
export const nextInPassingOrder = (s: State, isWanted?: (s: State, seat: Seat) => boolean): Seat => {
  for (let slot = on.slotInTurn(s) + 1; slot < PASSING_SLOTS; slot++) {
    const seat = on.passSlot(s, slot);
    if (seat === NOBODY || isWanted?.(s, seat) === false) continue;
    on.slotInTurn.set(s, slot);
    on.actor.set(s, seat);
    return seat;
  }
  startPassingOrder(s);
  on.actor.set(s, NOBODY);
  return NOBODY;
};
