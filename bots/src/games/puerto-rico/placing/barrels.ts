/** How many barrels a placement produces, and the most that any placement of the same colonists could produce. */
import type { Seat, State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../cell-at.ts';
import { plantsOf } from './placement.ts';

const { on } = pr;

export const barrelsOf = (placed: Int16Array): number => {
  let barrels = cellAt(placed, pr.CORN);
  for (let good = pr.CORN + 1; good < pr.GOODS.length; good++) {
    let workers = 0;
    for (const plant of plantsOf(good)) workers += cellAt(placed, plant);
    barrels += Math.min(cellAt(placed, good), workers);
  }
  return barrels;
};

/** Pairs of a plantation and a circle at its plant. */
const pairs = (s: State, seat: Seat): number => {
  let sum = 0;
  for (let good = pr.CORN + 1; good < pr.GOODS.length; good++) {
    let circles = 0;
    for (const plant of plantsOf(good)) circles += pr.circlesOn(s, seat, plant);
    sum += Math.min(on.tiles(s, seat, good), circles);
  }
  return sum;
};

/** Corn comes first, because a barrel of corn takes one colonist and a barrel of any other kind two. */
export const mostBarrels = (s: State, seat: Seat, colonists = on.colonists(s, seat)): number => {
  const corn = Math.min(colonists, on.tiles(s, seat, pr.CORN));
  return corn + Math.min(pairs(s, seat), Math.floor((colonists - corn) / 2));
};
