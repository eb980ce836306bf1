/** Where a seat could sail next, as its Goods, Wood and Ships are: what that would add at the next scoring, and the Reals of the best market. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';

const { on, places } = md;

export interface Voyages {
  /** PP of the best place within reach at the next scoring, markets and colonies. */
  market: number;
  colony: number;
  /** Reals of the best market slot within reach. */
  reals: number;
}

const WINE = 2;

export const fillVoyages = (s: State, seat: Seat, scoring: number, hasShip: boolean, voyages: Voyages): void => {
  voyages.market = 0;
  voyages.colony = 0;
  voyages.reals = 0;
  if (!hasShip) return;
  for (let place = 0; place < 6; place++) {
    const good = Math.min(place, WINE);
    const goods = on.goods(s, seat, good);
    const points = place < 3 ? on.marketPoints(s, place, scoring) : on.colonyPoints(s, place - 3, scoring);
    for (let slot = place * places.SLOTS_EACH; slot < (place + 1) * places.SLOTS_EACH; slot++) {
      const cost = on.slotCost(s, slot);
      if (cost < 0 || cost > goods || on.slotShip(s, slot) !== md.NOBODY) continue;
      if (place >= 3) voyages.colony = Math.max(voyages.colony, points);
      else {
        voyages.market = Math.max(voyages.market, points);
        voyages.reals = Math.max(voyages.reals, on.slotReals(s, slot));
      }
    }
  }
};
