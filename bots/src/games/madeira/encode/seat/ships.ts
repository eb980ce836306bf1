/** Where the Ships are, and where one could sail next with the Goods, Wood and Reals at home. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { facts } from '../facts.ts';
import { clip, each, feature, numberAt, type SeatPart } from '../part.ts';
import { cheapestSlot, freeSlots, HARBOURS, harbourPoints, MARKETS, ships as shipsIn } from '../shared.ts';
import { claims } from './crown.ts';

const { on, names, places } = md;

/** CO2: Wood at home, or a Real and Wood within reach; a Ship at sea needs none. */
const canSetOut = (s: State, seat: Seat): boolean => {
  if (on.shipsHome(s, seat) === 0) return true;
  return facts.wood > 0 || (facts.reach > 0 && facts.reals >= on.woodPrices(s, 0));
};

/** BD4 */
const goodsFor = (s: State, seat: Seat, harbour: number): number => on.goods(s, seat, Math.min(harbour, names.WINE));

/** Most Reals of a free slot in a market that the Goods pay for. */
const bestSale = (s: State, market: number, goods: number): number => {
  const first = market * places.SLOTS_EACH;
  let best = 0;
  for (let slot = first; slot < first + places.SLOTS_EACH; slot++) {
    const cost = on.slotCost(s, slot);
    if (cost < 0 || cost > goods || on.slotShip(s, slot) !== md.NOBODY) continue;
    best = Math.max(best, on.slotReals(s, slot));
    const more = on.slotMoreCost(s, slot);
    if (more > 0 && more <= goods) best = Math.max(best, on.slotMoreReals(s, slot));
  }
  return best;
};

const isInReach = (goods: number, harbour: number): boolean => numberAt(freeSlots, harbour) > 0 && numberAt(cheapestSlot, harbour) <= goods;

const REACH = HARBOURS + 3;

const writeReach = (s: State, seat: Seat, out: Int16Array, from: number): number => {
  const end = from + REACH;
  if (!canSetOut(s, seat)) return end;
  const scoring = Math.min(2, claims.scoring);
  let market = 0;
  let colony = 0;
  let sale = 0;
  for (let harbour = 0; harbour < HARBOURS; harbour++) {
    const goods = goodsFor(s, seat, harbour);
    if (!isInReach(goods, harbour)) continue;
    out[from + harbour] = 1;
    if (harbour < MARKETS) {
      market = Math.max(market, harbourPoints(harbour, scoring));
      sale = Math.max(sale, bestSale(s, harbour, goods));
    } else colony = Math.max(colony, harbourPoints(harbour, scoring));
  }
  out[end - 3] = market;
  out[end - 2] = colony;
  out[end - 1] = clip(sale);
  return end;
};

export const ships: SeatPart = {
  features: [
    ...each('Ships in market', names.GOODS, 3),
    ...each('Ships in colony', names.COLONIES, 3),
    ...each('a Ship could reach market', names.GOODS),
    ...each('a Ship could reach colony', names.COLONIES),
    feature('points of the best market within reach', 6),
    feature('points of the best colony within reach', 6),
    feature('Reals of the best sale within reach', 15),
  ],
  write(s, seat, out, from) {
    for (let harbour = 0; harbour < HARBOURS; harbour++) out[from + harbour] = numberAt(shipsIn, seat * HARBOURS + harbour);
    return writeReach(s, seat, out, from + HARBOURS);
  },
};
