/** What whoever stores now will have in the end: the barrels chosen so far, and the largest kinds for what is still open. */
import type { Seat, State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';

const { on } = pr;

const isStored = (s: State, good: number): boolean => (on.storedKinds(s) & (1 << good)) !== 0;

const storedSoFar = (s: State): number => {
  let count = 0;
  for (let good = 0; good < pr.GOODS.length; good++) if (isStored(s, good)) count++;
  return count;
};

/** The kind from `from` on of which there is most that is not kept or stored yet, of equal ones the dearest; nobody's if there is none. */
const largestOpen = (s: State, seat: Seat, from: number): number => {
  let largest = pr.NOBODY;
  for (let good = from; good < pr.GOODS.length; good++) {
    if (on.barrels(s, seat, good) === 0 || isStored(s, good) || good === on.keptKind(s)) continue;
    if (largest === pr.NOBODY || on.barrels(s, seat, good) >= on.barrels(s, seat, largest)) largest = good;
  }
  return largest;
};

/** Kinds go in upwards: none below those that are in. */
const storeLargest = (s: State, seat: Seat): void => {
  const from = 32 - Math.clz32(on.storedKinds(s));
  for (let left = pr.warehouseKinds(s, seat) - storedSoFar(s); left > 0; left--) {
    const good = largestOpen(s, seat, from);
    if (good === pr.NOBODY) return;
    on.storedKinds.set(s, on.storedKinds(s) | (1 << good));
  }
};

/** CA8: only once the single barrel is chosen; before that nothing has been said. */
export const finishStoring = (s: State): void => {
  const seat = on.actor(s);
  if (on.keptKind(s) === pr.NOBODY) return;
  storeLargest(s, seat);
  for (let good = 0; good < pr.GOODS.length; good++) if (!isStored(s, good)) on.barrels.set(s, seat, good, good === on.keptKind(s) ? 1 : 0);
};
