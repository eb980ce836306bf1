/** The barrels of a seat: which could be sold or loaded now, and which would spoil. */
import type { State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt, fillRow } from '../cell-at.ts';
import type { SeatFacts } from './seat-facts.ts';
import type { Ships } from './ships.ts';

const { barrels } = pr.on;
const { HARBOR, canSell, isOccupied, mayUseWharf, salePrice, warehouseKinds } = pr;
const KINDS = pr.GOODS.length;

const readBarrels = (s: State, me: SeatFacts): void => {
  me.stock = 0;
  me.kinds = 0;
  for (let good = 0; good < KINDS; good++) {
    const count = barrels(s, me.seat, good);
    me.barrels[good] = count;
    me.stock += count;
    if (count > 0) me.kinds++;
  }
};

/** The sum of the `count` largest numbers in `leftOver`. */
const largestLeftOver = (me: SeatFacts, count: number): number => {
  let taken = 0;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    let largest = 0;
    let most = 0;
    for (let good = 0; good < KINDS; good++) {
      if ((taken & (1 << good)) !== 0 || cellAt(me.leftOver, good) <= most) continue;
      largest = good;
      most = cellAt(me.leftOver, good);
    }
    taken |= 1 << largest;
    sum += most;
  }
  return sum;
};

/** CA8: of the barrels that ships leave, a wharf takes one kind, warehouses keep some kinds, and one more barrel is kept. */
const readSpoils = (me: SeatFacts): void => {
  let left = 0;
  for (let good = 0; good < KINDS; good++) {
    const leftOver = cellAt(me.barrels, good) - cellAt(me.loads, good);
    me.leftOver[good] = leftOver;
    left += leftOver;
  }
  me.loadable = me.stock - left;
  me.largestLeftOver = left === 0 ? 0 : largestLeftOver(me, 1);
  const kept = left === 0 ? 0 : largestLeftOver(me, me.warehouseKinds + (me.mayUseWharf ? 1 : 0));
  me.spoils = Math.max(0, left - kept - 1);
};

/** The kinds are in the order of their price, so the last that can be sold sells best. */
const saleOf = (s: State, me: SeatFacts): number => {
  for (let good = KINDS - 1; good >= 0; good--) if (canSell(s, me.seat, good)) return salePrice(s, me.seat, good);
  return -1;
};

const clear = (me: SeatFacts): void => {
  fillRow(me.loads, 0);
  fillRow(me.leftOver, 0);
  me.loadable = 0;
  me.largestLeftOver = 0;
  me.spoils = 0;
  me.sale = -1;
};

export const readStock = (s: State, ships: Ships, me: SeatFacts): void => {
  me.warehouseKinds = warehouseKinds(s, me.seat);
  me.mayUseWharf = mayUseWharf(s, me.seat);
  me.hasHarbor = isOccupied(s, me.seat, HARBOR);
  readBarrels(s, me);
  if (me.stock === 0) return clear(me);
  ships.writeLoads(me.barrels, me.loads);
  readSpoils(me);
  me.sale = saleOf(s, me);
};
