/**
 * CA8, CA9, V-warehouse, Q7, Q14: storing after the loading. A player keeps one barrel free and the whole of as many kinds as the
 * warehouses hold. Only the largest keeps are offered, each by one sequence: `keep` the single barrel, then `store` whole kinds upwards.
 * A kind of which there is just one barrel is always kept by the free place, the lowest such kind first: anything else is the same or less.
 */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { KEEP, STORE } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { awaitNobody, awaitSeat, isOccupied, NOBODY, passOn, startLap } from '../../state/state.ts';
import { STORING } from '../../state/steps.ts';
import { LARGE_WAREHOUSE, SMALL_WAREHOUSE } from '../../tables/buildings.ts';
import { SHIPS } from '../../tables/by-players.ts';
import { GOODS, type Good } from '../../tables/goods.ts';

/** CA8, V-warehouse: kinds that may be stored whole: 1 for the small, 2 for the large, 3 for both. */
export const warehouseKinds = (s: State, seat: Seat): number =>
  (isOccupied(s, seat, SMALL_WAREHOUSE) ? 1 : 0) + (isOccupied(s, seat, LARGE_WAREHOUSE) ? 2 : 0);

const isSingle = (s: State, seat: Seat, good: Good): boolean => on.barrels(s, seat, good) === 1;

/** Whether `good` may still be stored whole beside the single barrel of `single`. */
const isStorable = (s: State, seat: Seat, single: Good, good: Good): boolean =>
  good !== single && on.barrels(s, seat, good) > 0 && (!isSingle(s, seat, good) || (isSingle(s, seat, single) && good > single));

const countStorable = (s: State, seat: Seat, single: Good, from: Good): number => {
  let count = 0;
  for (let good = from; good < GOODS.length; good++) if (isStorable(s, seat, single, good)) count++;
  return count;
};

const storedSoFar = (s: State): number => {
  let count = 0;
  for (let bits = on.storedKinds(s); bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** Q7: a single barrel whose choice still lets the warehouses be filled. */
const canKeep = (s: State, seat: Seat, good: Good): boolean =>
  on.keptKind(s) === NOBODY && on.barrels(s, seat, good) > 0 && countStorable(s, seat, good, 0) >= warehouseKinds(s, seat);

/** Kinds go in upwards, and only so that the warehouses can still be filled. */
const canStore = (s: State, seat: Seat, good: Good): boolean =>
  on.keptKind(s) !== NOBODY &&
  on.storedKinds(s) < 1 << good &&
  isStorable(s, seat, on.keptKind(s), good) &&
  countStorable(s, seat, on.keptKind(s), good) >= warehouseKinds(s, seat) - storedSoFar(s);

/** Q7: where all fits nothing is asked. */
const fitsWhole = (s: State, seat: Seat): boolean => {
  let kinds = 0;
  let single = false;
  for (let good = 0; good < GOODS.length; good++) {
    if (on.barrels(s, seat, good) === 0) continue;
    kinds++;
    single ||= isSingle(s, seat, good);
  }
  return kinds <= warehouseKinds(s, seat) + (single ? 1 : 0);
};

/** Q7: in order from the captain. */
export const beginStoring = (s: State): void => {
  startLap(s);
  askNextStorer(s);
};

const askNextStorer = (s: State): void => {
  for (; on.lap(s) > 0; passOn(s)) {
    on.keptKind.set(s, NOBODY);
    on.storedKinds.set(s, 0);
    if (!fitsWhole(s, on.actor(s)) && hasChoice(s, on.actor(s))) return awaitSeat(s, STORING, on.actor(s));
  }
  on.keptKind.set(s, NOBODY);
  on.storedKinds.set(s, 0);
  awaitNobody(s, STORING);
};

const isKeptOrStored = (s: State, good: Good): boolean => on.keptKind(s) === good || (on.storedKinds(s) & (1 << good)) !== 0;

/** CA8: the rest goes back to the supply. */
const discardRest = (s: State, seat: Seat): void => {
  for (let good = 0; good < GOODS.length; good++) {
    if ((on.storedKinds(s) & (1 << good)) !== 0) continue;
    const lost = on.barrels(s, seat, good) - (isKeptOrStored(s, good) ? 1 : 0);
    if (lost <= 0) continue;
    on.barrels.add(s, seat, good, -lost);
    on.barrelsLeft.add(s, good, lost);
  }
};

/** The only move there is, NOBODY if there are several, or DONE when all is said. */
const DONE = -2;
const onlyMove = (s: State, seat: Seat): Move => {
  const keeping = on.keptKind(s) === NOBODY;
  if (!keeping && storedSoFar(s) === warehouseKinds(s, seat)) return DONE;
  let only = NOBODY;
  for (let good = 0; good < GOODS.length; good++) {
    if (!(keeping ? canKeep(s, seat, good) : canStore(s, seat, good))) continue;
    if (only !== NOBODY) return NOBODY;
    only = (keeping ? KEEP : STORE).first + good;
  }
  return only;
};

/** Makes the moves that are alone; whether a choice is left. Discards the rest when none is. */
const hasChoice = (s: State, seat: Seat): boolean => {
  for (;;) {
    const move = onlyMove(s, seat);
    if (move === NOBODY) return true;
    if (move === DONE) {
      discardRest(s, seat);
      return false;
    }
    enter(s, move);
  }
};

const enter = (s: State, move: Move): void => {
  if (KEEP.has(move)) on.keptKind.set(s, KEEP.index(move));
  else on.storedKinds.set(s, on.storedKinds(s) | (1 << STORE.index(move)));
};

export const storing: Decision = {
  moves: movesOf(KEEP, STORE),
  apply(s: State, seat: Seat, move: Move): void {
    enter(s, move);
    if (hasChoice(s, seat)) return;
    passOn(s);
    askNextStorer(s);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (KEEP.has(move)) return canKeep(s, seat, KEEP.index(move)) ? undefined : whyNotStored(s, seat, KEEP.index(move));
    if (STORE.has(move)) return canStore(s, seat, STORE.index(move)) ? undefined : whyNotStored(s, seat, STORE.index(move));
    return 'CA8';
  },
};

/** V-warehouse: no warehouse, no kind stored whole. Q7: a smaller keep than necessary is not offered. */
const whyNotStored = (s: State, seat: Seat, good: Good): RuleId => {
  if (on.barrels(s, seat, good) === 0) return 'CA8';
  return warehouseKinds(s, seat) === 0 ? 'V-warehouse' : 'Q7';
};

/** CA9: full ships are emptied, the others keep their load. */
export const emptyFullShips = (s: State): void => {
  for (let ship = 0; ship < SHIPS; ship++) {
    if (on.shipGood(s, ship) === NOBODY || on.shipLoad(s, ship) < on.shipHolds(s, ship)) continue;
    on.barrelsLeft.add(s, on.shipGood(s, ship), on.shipLoad(s, ship));
    on.shipGood.set(s, ship, NOBODY);
    on.shipLoad.set(s, ship, 0);
  }
};
