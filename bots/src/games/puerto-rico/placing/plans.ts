/** A mayor's placement is chosen as a whole, because a plantation is worth little without its plant, and moves decide one place at a time. */
import type { Seat, State } from '@caravel/core';
import type { Plan } from '../../../model.ts';
import { barrelsOf } from './barrels.ts';
import { candidates, isPlacing, placementMoves } from './placements.ts';

/** What a barrel at the next craftsman adds, in chances to win: very little, so that it decides only between placements the net rates alike. */
const BARREL_BONUS = 0.003;

export const placementPlans = (s: State, seat: Seat): readonly Plan[] =>
  isPlacing(s, seat)
    ? candidates(s, seat).map((placed) => ({ moves: placementMoves(s, seat, placed), bonus: BARREL_BONUS * barrelsOf(placed) }))
    : [];
