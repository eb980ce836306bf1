/** R2: the Request Expeditions. */
import type { Seat, State } from '@caravel/core';
import * as on from '../../../state/layout.ts';
import { colonyOfSlot, MARKET_SLOTS, SLOTS } from '../../../state/places.ts';
import { bestShipsPoints, type Harbours, scoringIndex } from './best-ships.ts';

const COLONY_HARBOURS: Harbours = {
  first: MARKET_SLOTS,
  end: SLOTS,
  points: (s, slot) => on.colonyPoints(s, colonyOfSlot(slot), scoringIndex(s)),
};

/** R2: up to three Ships in colonies, by the colony and the round; `before` earlier ones have used their three. */
export const expeditionsPoints = (s: State, seat: Seat, before: number): number => bestShipsPoints(s, seat, COLONY_HARBOURS, before);
