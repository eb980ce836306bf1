/** What a placement makes at the next craftsman, and the most that any placement of the same colonists could. */
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

/** Corn takes one colonist a barrel, so it comes first; every other kind takes two. */
export const mostBarrels = (s: State, seat: Seat): number => {
  const corn = Math.min(on.colonists(s, seat), on.tiles(s, seat, pr.CORN));
  return corn + Math.min(pairs(s, seat), Math.floor((on.colonists(s, seat) - corn) / 2));
};
