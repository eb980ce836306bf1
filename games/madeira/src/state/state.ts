/** Small truths about a position that several parts share, in the rulebook's words. */
import { type Seat, type State, waitsOf } from '@caravel/core';
import type { Colony } from '../board/names.ts';
import { SHIPS, WORKERS } from '../tables/pieces.ts';
import * as on from './layout.ts';
import {
  BUILT_DISTRICTS,
  cityOf,
  colonyOfLand,
  FIRST_SPOT,
  isField,
  isLand,
  isSpot,
  MARKET_SLOTS,
  type Place,
  REGION_BITS,
  SLOTS_EACH,
  spotInCity,
  WATCH,
} from './places.ts';

export const NOBODY = -1;
/** S8: the owner of the Neutral Citizens. */
export const CITIZEN = 4;

export const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The only index from `from` on that will do, where nothing needs to be asked; NOBODY if there are several, or none. */
export const onlyOne = (s: State, seat: Seat, from: number, end: number, willDo: (s: State, seat: Seat, i: number) => boolean): number => {
  let only = NOBODY;
  for (let i = from; i < end; i++) {
    if (!willDo(s, seat, i)) continue;
    if (only !== NOBODY) return NOBODY;
    only = i;
  }
  return only;
};

export const { awaitSeat, awaitChance, awaitNobody } = waitsOf(on.step, on.turn);

/** BD3: at most one own Worker on a Field, so a bit will do. */
export const hasWorkerOn = (s: State, seat: Seat, field: Place): boolean => (on.fieldWorkers(s, seat) & (1 << field)) !== 0;

/** C5: Workers on Fields of the region; the Forest belongs to none. */
export const workersInRegion = (s: State, seat: Seat, region: number): number =>
  countBits(on.fieldWorkers(s, seat) & (REGION_BITS[region] as number));

export const whoIsOn = (s: State, spot: Place): number => on.spots(s, spot - FIRST_SPOT);

/** S7: the two left districts are built from the start, the others once their Favor is gone. */
export const isBuilt = (s: State, spot: Place): boolean => {
  const column = Math.floor(spotInCity(spot) / 2) - BUILT_DISTRICTS;
  return column < 0 || on.districtFavor(s, cityOf(spot), column) === NOBODY;
};

/** S7, BD6: one piece a spot, only in built districts. */
export const isFreeSpot = (s: State, spot: Place): boolean => whoIsOn(s, spot) === NOBODY && isBuilt(s, spot);

/** How many Workers of `seat` stand on a place. */
export const workersAt = (s: State, seat: Seat, place: Place): number => {
  if (isField(place)) return hasWorkerOn(s, seat, place) ? 1 : 0;
  if (isSpot(place)) return whoIsOn(s, place) === seat ? 1 : 0;
  if (isLand(place)) return on.workersLand(s, seat, colonyOfLand(place));
  return place === WATCH ? on.workersWatch(s, seat) : on.workersHome(s, seat);
};

const changeWorkers = (s: State, seat: Seat, place: Place, by: 1 | -1): void => {
  if (isField(place)) on.fieldWorkers.set(s, seat, on.fieldWorkers(s, seat) ^ (1 << place));
  else if (isSpot(place)) {
    on.spots.set(s, place - FIRST_SPOT, by === 1 ? seat : NOBODY);
    on.cityWorkers.add(s, seat, cityOf(place), by);
  } else if (isLand(place)) on.workersLand.add(s, seat, colonyOfLand(place), by);
  else if (place === WATCH) on.workersWatch.add(s, seat, by);
  else on.workersHome.add(s, seat, by);
};

export const moveWorker = (s: State, seat: Seat, from: Place, to: Place): void => {
  changeWorkers(s, seat, from, -1);
  changeWorkers(s, seat, to, 1);
};

export const moveCitizen = (s: State, from: Place, to: Place): void => {
  on.spots.set(s, from - FIRST_SPOT, NOBODY);
  on.spots.set(s, to - FIRST_SPOT, CITIZEN);
  on.citizens.add(s, cityOf(from), -1);
  on.citizens.add(s, cityOf(to), 1);
};

/** D4: City Watch, cities, Fields, Forest, colonies. */
export const workersOnBoard = (s: State, seat: Seat): number => WORKERS - on.workersHome(s, seat);

/** D3 */
export const shipsOnBoard = (s: State, seat: Seat): number => SHIPS - on.shipsHome(s, seat);

/** Own Ships in a colony. */
export const shipsInColony = (s: State, seat: Seat, colony: Colony): number => {
  const first = MARKET_SLOTS + colony * SLOTS_EACH;
  let count = 0;
  for (let slot = first; slot < first + SLOTS_EACH; slot++) if (on.slotShip(s, slot) === seat) count++;
  return count;
};

/** VN4: nobody would discard fewer than he may. */
export const discardPirates = (s: State, seat: Seat, upTo: number): void => on.pirates.add(s, seat, -Math.min(upTo, on.pirates(s, seat)));

/** What belongs to one turn, in B or C, and is gone when the next one starts. */
export const clearTurnMarks = (s: State): void => {
  on.favorUsed.set(s, 0);
  on.lord.set(s, 0);
  on.diplomat.set(s, 0);
  on.woodBought.set(s, 0);
  on.incoming.set(s, 0);
  on.woodFor.set(s, 0);
  on.moveKind.set(s, 0);
  on.movesLeft.set(s, 0);
  on.movedTo.set(s, NOBODY);
};

/** RU19: up one step without Wheat; at the top 1 PP. */
export const millUp = (s: State, seat: Seat): void => {
  if (on.mill(s, seat) < on.millTop(s)) on.mill.add(s, seat, 1);
  else on.points.add(s, seat, 1);
};
