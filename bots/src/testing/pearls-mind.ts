/** A mind for the tiny game of core's tests: enough to see search and evaluation at work. */
import type { Seat, State } from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import type { Mind } from '../mind.ts';
import { Value } from '../value.ts';

/** Sees the points a seat would have now, which is all there is to see. */
export const pearlsMind: Mind = {
  game: pearls,
  rivalry: 1,
  visitsOfASecond: 1_000,
  features: ['points'],
  stages: 1,
  stage: () => 0,
  look(s: State, seat: Seat, out: Float64Array): void {
    out[0] = pearls.score(s, seat);
  },
  isBig: () => true,
  isWorthALook: () => true,
  isHalf: () => false,
};

export const pearlsValue = (rivalry = 1): Value => new Value(pearlsMind, Float64Array.of(1), rivalry);
