/**
 * CA8, CA9, V-warehouse, Q7, Q14: storing after the loading. A player keeps one single barrel, and all barrels of as many kinds as the
 * warehouses hold. Only choices that leave no room unused are offered, each by one sequence of moves: `keep` the single barrel, then
 * `store` whole kinds in ascending order. A kind with only one barrel may be stored only if the kept barrel is of such a kind, too, and of
 * a lower one: every other choice would keep the same barrels or fewer.
 */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { KEEP, STORE } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { awaitNobody, awaitSeat, isOccupied, NOBODY, passOn, startLap } from '../../state/state.ts';
import { STORING } from '../../state/steps.ts';
import { LARGE_WAREHOUSE, SMALL_WAREHOUSE } from '../../tables/buildings.ts';
import { SHIPS } from '../../tables/by-players.ts';
import { GOODS, type Good } from '../../tables/goods.ts';

/** CA8, V-warehouse: how many kinds may be stored whole: 1 with the small warehouse, 2 with the large one, 3 with both. */
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

/** Q7: the single barrel may be of any kind that leaves enough kinds to fill the warehouses. */
const canKeep = (s: State, seat: Seat, good: Good): boolean =>
  on.keptKind(s) === NOBODY && on.barrels(s, seat, good) > 0 && countStorable(s, seat, good, 0) >= warehouseKinds(s, seat);

/** Kinds are stored in ascending order, and only if enough kinds are left after them to fill the warehouses. */
const canStore = (s: State, seat: Seat, good: Good): boolean =>
  on.keptKind(s) !== NOBODY &&
  on.storedKinds(s) < 1 << good &&
  isStorable(s, seat, on.keptKind(s), good) &&
  countStorable(s, seat, on.keptKind(s), good) >= warehouseKinds(s, seat) - storedSoFar(s);

/** Q7: a player who can keep everything is not asked. */
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

/** Q7: players store in order from the captain. */
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

const isStored = (s: State, good: Good): boolean => (on.storedKinds(s) & (1 << good)) !== 0;

/** CA8: the rest goes back to the supply. */
const discardRest = (s: State, seat: Seat): void => {
  for (let good = 0; good < GOODS.length; good++) {
    if (isStored(s, good)) continue;
    const lost = on.barrels(s, seat, good) - (on.keptKind(s) === good ? 1 : 0);
    on.barrels.add(s, seat, good, -lost);
    on.barrelsLeft.add(s, good, lost);
  }
};

/** Everything is chosen. */
const DONE = -2;

/** The only possible move, NOBODY if there are several, or DONE. */
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

/** Makes moves without an alternative and returns whether there is a choice; if not, discards what is neither kept nor stored. */
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

/** V-warehouse: without a warehouse no kind is stored whole. Q7: a choice that leaves room unused is not offered. */
const whyNotStored = (s: State, seat: Seat, good: Good): RuleId => {
  if (on.barrels(s, seat, good) === 0) return 'CA8';
  return warehouseKinds(s, seat) === 0 ? 'V-warehouse' : 'Q7';
};

/** CA9: full ships are emptied; the others keep their load. */
export const emptyFullShips = (s: State): void => {
  for (let ship = 0; ship < SHIPS; ship++) {
    if (on.shipGood(s, ship) === NOBODY || on.shipLoad(s, ship) < on.shipHolds(s, ship)) continue;
    on.barrelsLeft.add(s, on.shipGood(s, ship), on.shipLoad(s, ship));
    on.shipGood.set(s, ship, NOBODY);
    on.shipLoad.set(s, ship, 0);
  }
};
