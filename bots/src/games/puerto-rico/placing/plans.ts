/** A mayor's placement is chosen as a whole: plantation and plant belong together, and a place at a time nobody sees that. */
import type { Seat, State } from '@caravel/core';
import type { Plan } from '../../../model.ts';
import { barrelsOf } from './barrels.ts';
import { candidates, isPlacing, placementMoves } from './placements.ts';

/** What a barrel at the next craftsman adds, in chances to win: nearly nothing, but where all looks alike people want production. */
const BARREL_BONUS = 0.003;

export const placementPlans = (s: State, seat: Seat): readonly Plan[] =>
  isPlacing(s, seat)
    ? candidates(s, seat).map((placed) => ({ moves: placementMoves(s, seat, placed), bonus: BARREL_BONUS * barrelsOf(placed) }))
    : [];
