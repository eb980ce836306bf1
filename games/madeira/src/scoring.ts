/** G1–G3, RU29, RU30: what is counted after the fifth round. */
import { at, type Seat, type State } from '@caravel/core';
import { GOODS } from './board/names.ts';
import * as on from './state/layout.ts';
import { passingSlotOf } from './state/passing.ts';
import { NOBODY } from './state/state.ts';

const REALS_A_POINT = 5;
const FREE_PIRATES = 20;
const LOSSES = [16, 8, 4, 2];

/** G1: Goods, Wood and Bread are worth a Real each. */
export const wealth = (s: State, seat: Seat): number => {
  let sum = on.reals(s, seat) + on.wood(s, seat) + on.bread(s, seat);
  for (let good = 0; good < GOODS.length; good++) sum += on.goods(s, seat, good);
  return sum;
};

/** G1: 1 PP for each full 5 Reals. */
export const wealthPoints = (s: State, seat: Seat): number => Math.floor(wealth(s, seat) / REALS_A_POINT);

/** Place in the order of play: the Passing Column, then the rows of those who have not passed. */
const orderOf = (s: State, seat: Seat): number => {
  const slot = passingSlotOf(s, seat);
  if (slot !== NOBODY) return slot;
  for (let row = 0; row < on.players(s); row++) if (on.rowTaker(s, row) === seat) return 4 + row;
  return 8;
};

/** G2: more Pirates, or as many and later in the order. */
const hasMorePirates = (s: State, a: Seat, b: Seat): boolean =>
  on.pirates(s, a) > on.pirates(s, b) || (on.pirates(s, a) === on.pirates(s, b) && orderOf(s, a) > orderOf(s, b));

/** G2: −16, −8, −4, −2 by rank, 1 more for each Pirate above 20. RU29: without Pirates no loss and the last rank. */
export const pirateLoss = (s: State, seat: Seat): number => {
  if (on.pirates(s, seat) === 0) return 0;
  let rank = 0;
  for (let other = 0; other < on.players(s); other++) if (other !== seat && hasMorePirates(s, other, seat)) rank++;
  return at(LOSSES, rank) + Math.max(0, on.pirates(s, seat) - FREE_PIRATES);
};

/** G3: PP of play, resources and Pirates together. RU30: they may fall below 0 only here. */
export const score = (s: State, seat: Seat): number => on.points(s, seat) + wealthPoints(s, seat) - pirateLoss(s, seat);

/** G3: ties go to the earlier in Passing order. */
export const tieBreak = (s: State, seat: Seat): number => -orderOf(s, seat);
