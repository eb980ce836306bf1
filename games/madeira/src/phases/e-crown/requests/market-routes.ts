/** R1: the Request Market Routes. */
import type { Seat, State } from '@caravel/core';
import * as on from '../../../state/layout.ts';
import { MARKET_SLOTS, marketOf } from '../../../state/places.ts';
import { bestShipsPoints, type Harbours, scoringIndex } from './best-ships.ts';

const MARKETS: Harbours = {
  first: 0,
  end: MARKET_SLOTS,
  points: (s, slot) => on.marketPoints(s, marketOf(slot), scoringIndex(s)),
};

/** R1: up to three Ships in markets, by the good and the round; `before` earlier ones have used their three. */
export const marketRoutesPoints = (s: State, seat: Seat, before: number): number => bestShipsPoints(s, seat, MARKETS, before);
