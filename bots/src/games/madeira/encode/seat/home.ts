/** What lies at home: points, Goods, Wood, Bread, Reals, the windmill, Pirates. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { facts } from '../facts.ts';
import { clip, each, feature, type SeatPart } from '../part.ts';

const { on, names } = md;
const GOODS = names.GOODS.length;

const writeAmounts = (s: State, seat: Seat, out: Int16Array, from: number): number => {
  let at = from;
  for (let good = 0; good < GOODS; good++) {
    const amount = on.goods(s, seat, good);
    out[at++] = clip(amount);
    out[at++] = amount >= 1 ? 1 : 0;
    out[at++] = amount >= 2 ? 1 : 0;
    out[at++] = amount >= 3 ? 1 : 0;
  }
  const { goods, wood, bread, reals } = facts;
  out[at++] = clip(goods);
  out[at++] = clip(wood);
  out[at++] = wood >= 1 ? 1 : 0;
  out[at++] = wood >= 2 ? 1 : 0;
  out[at++] = wood >= 3 ? 1 : 0;
  out[at++] = clip(bread);
  out[at++] = clip(reals);
  out[at++] = Math.min(5, reals);
  out[at++] = Math.min(10, reals);
  out[at++] = clip(Math.max(0, reals - md.MOST_DONATED));
  out[at++] = clip(goods + wood + bread + reals);
  return at;
};

const writeMill = (s: State, seat: Seat, out: Int16Array, from: number): number => {
  const step = on.mill(s, seat);
  const isTop = step === on.millTop(s);
  const feeds = on.millLevels(s, step);
  out[from] = step;
  out[from + 1] = feeds;
  out[from + 2] = isTop ? 0 : on.millLevels(s, step + 1) - feeds;
  out[from + 3] = isTop ? 1 : 0;
  return from + 4;
};

export const home: SeatPart = {
  features: [
    feature('Prestige Points', 40),
    feature('score if it were over', 40),
    ...names.GOODS.flatMap((good) => [feature(good, 5), ...each(good, ['1 or more', '2 or more', '3 or more'])]),
    feature('Goods', 8),
    feature('Wood', 5),
    ...each('Wood', ['1 or more', '2 or more', '3 or more']),
    feature('Bread', 8),
    feature('Reals', 20),
    feature('Reals up to 5', 5),
    feature('Reals up to 10', 10),
    feature('Reals beyond one Wealth', 10),
    feature('wealth', 25),
    feature('windmill', 6),
    feature('Workers the windmill feeds', 6),
    feature('Workers one step more feeds', 2),
    feature('windmill at the top'),
    feature('Pirates', 15),
    feature('Pirates beyond 20', 6),
    feature('no Pirates'),
  ],
  write(s, seat, out, from) {
    out[from] = clip(on.points(s, seat));
    out[from + 1] = clip(on.points(s, seat) + md.wealthPoints(s, seat) - facts.loss);
    const at = writeMill(s, seat, out, writeAmounts(s, seat, out, from + 2));
    const pirates = on.pirates(s, seat);
    out[at] = clip(pirates);
    out[at + 1] = clip(Math.max(0, pirates - 20));
    out[at + 2] = pirates === 0 ? 1 : 0;
    return at + 3;
  },
};
