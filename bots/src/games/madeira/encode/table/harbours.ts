/** Markets and colonies: free slots, what they cost and pay, and the King’s Rewards. */
import type { State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { clip, each, feature, numberAt, type TablePart } from '../part.ts';
import { cheapestSlot, freeSlots, HARBOURS, harbourPoints, MARKETS } from '../shared.ts';

const { on, names, places } = md;
const REWARDS = names.REWARDS.length;

const writeHarbour = (s: State, harbour: number, out: Int16Array, from: number): number => {
  const scoring = on.round(s) >> 1;
  const free = numberAt(freeSlots, harbour);
  out[from] = free;
  out[from + 1] = free === 0 ? 0 : numberAt(cheapestSlot, harbour);
  out[from + 2] = harbourPoints(harbour, scoring);
  out[from + 3] = scoring < 2 ? harbourPoints(harbour, scoring + 1) : 0;
  return from + 4;
};

/** Least and most Reals of the free slots of a market. */
const writeSales = (s: State, market: number, out: Int16Array, from: number): number => {
  const first = market * places.SLOTS_EACH;
  let least = 127;
  let most = 0;
  for (let slot = first; slot < first + places.SLOTS_EACH; slot++) {
    if (on.slotCost(s, slot) < 0 || on.slotShip(s, slot) !== md.NOBODY) continue;
    least = Math.min(least, on.slotReals(s, slot));
    most = Math.max(most, on.slotReals(s, slot), on.slotMoreReals(s, slot));
  }
  out[from] = Math.min(least, most);
  out[from + 1] = clip(most);
  return from + 2;
};

const writeRewards = (s: State, colony: number, out: Int16Array, from: number): number => {
  const end = from + REWARDS;
  for (let i = 0; i < 2; i++) if (on.colonyReward(s, colony, i) >= 0) out[from + on.colonyReward(s, colony, i)] = 1;
  return end;
};

const harbourFeatures = (name: string): ReturnType<typeof feature>[] => [
  feature(`free slots in ${name}`, 5),
  feature(`Goods of the cheapest slot in ${name}`, 4),
  feature(`points of a Ship in ${name}`, 6),
  feature(`points of a Ship in ${name} at the scoring after`, 6),
];

export const harbours: TablePart = {
  features: [
    ...names.GOODS.map((good) => `the ${good} market`).flatMap((name) => [
      ...harbourFeatures(name),
      feature(`least Reals in ${name}`, 10),
      feature(`most Reals in ${name}`, 18),
    ]),
    ...names.COLONIES.flatMap((name) => [...harbourFeatures(name), ...each(`reward in ${name}:`, names.REWARDS)]),
  ],
  write(s, out, from) {
    let at = from;
    for (let harbour = 0; harbour < HARBOURS; harbour++) {
      at = writeHarbour(s, harbour, out, at);
      at = harbour < MARKETS ? writeSales(s, harbour, out, at) : writeRewards(s, harbour - MARKETS, out, at);
    }
    return at;
  },
};
