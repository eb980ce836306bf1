/** Finishes the storing of the current player: the barrels chosen so far stay, and the largest kinds fill the rest of the warehouses. */
import type { Seat, State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';

const { on } = pr;

const isStored = (s: State, good: number): boolean => (on.storedKinds(s) & (1 << good)) !== 0;

const storedSoFar = (s: State): number => {
  let count = 0;
  for (let good = 0; good < pr.GOODS.length; good++) if (isStored(s, good)) count++;
  return count;
};

/** The kind from `from` on with the most barrels that is neither kept nor stored yet, of equal ones the dearest; NOBODY if there is none. */
const largestOpen = (s: State, seat: Seat, from: number): number => {
  let largest = pr.NOBODY;
  for (let good = from; good < pr.GOODS.length; good++) {
    if (on.barrels(s, seat, good) === 0 || isStored(s, good) || good === on.keptKind(s)) continue;
    if (largest === pr.NOBODY || on.barrels(s, seat, good) >= on.barrels(s, seat, largest)) largest = good;
  }
  return largest;
};

/** Kinds are stored in ascending order, so only kinds after the last stored one can follow. */
const storeLargest = (s: State, seat: Seat): void => {
  const from = 32 - Math.clz32(on.storedKinds(s));
  for (let left = pr.warehouseKinds(s, seat) - storedSoFar(s); left > 0; left--) {
    const good = largestOpen(s, seat, from);
    if (good === pr.NOBODY) return;
    on.storedKinds.set(s, on.storedKinds(s) | (1 << good));
  }
};

/** CA8: only once the single barrel is chosen, because before that the player has decided nothing. */
export const finishStoring = (s: State): void => {
  const seat = on.actor(s);
  if (on.keptKind(s) === pr.NOBODY) return;
  storeLargest(s, seat);
  for (let good = 0; good < pr.GOODS.length; good++) if (!isStored(s, good)) on.barrels.set(s, seat, good, good === on.keptKind(s) ? 1 : 0);
};
