/** How well a mayor places: the barrels produced, compared with the most that the same colonists could produce. */
import type { Seat, State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import type { Counts } from '../../../arena/habits.ts';
import { mostBarrels } from '../placing/barrels.ts';
import { plantsOf } from '../placing/placement.ts';

const { on } = pr;
/** A market or a quarry does not explain a placement that produces this many barrels fewer than possible. */
const SHORT = 3;

const barrelsMade = (s: State, seat: Seat): number => {
  let sum = 0;
  for (let good = 0; good < pr.GOODS.length; good++) sum += pr.production(s, seat, good);
  return sum;
};

const workersAt = (s: State, seat: Seat, good: number): number =>
  plantsOf(good).reduce((sum, plant) => sum + on.buildingColonists(s, seat, plant - pr.TILES.length), 0);

const hasIdlePlant = (s: State, seat: Seat): boolean => {
  for (let good = pr.CORN + 1; good < pr.GOODS.length; good++) if (workersAt(s, seat, good) > on.tilesOccupied(s, seat, good)) return true;
  return false;
};

/** Colonists in quarries and violet buildings, where they are useful without producing. */
const otherwiseBusy = (s: State, seat: Seat): number => {
  let busy = on.tilesOccupied(s, seat, pr.QUARRY);
  for (let building = 0; building < pr.BUILDING_COUNT; building++)
    if (pr.IS_VIOLET[building]) busy += on.buildingColonists(s, seat, building);
  return busy;
};

/** Whether a colonist works at a plant without a plantation, although the colonists without another use could produce one more barrel. */
export const isInVain = (s: State, seat: Seat): boolean =>
  hasIdlePlant(s, seat) && mostBarrels(s, seat, on.colonists(s, seat) - otherwiseBusy(s, seat)) > barrelsMade(s, seat);

/** Counts after a placement; not in the last round, in which production matters less. */
export const countPlacement = (counts: Counts, s: State, seat: Seat, isLastRound: boolean): void => {
  const [made, most] = [barrelsMade(s, seat), mostBarrels(s, seat)];
  counts.add('placements', seat);
  counts.add('placed barrels', seat, made);
  counts.add('possible barrels', seat, most);
  if (most - made >= SHORT) counts.add('short', seat);
  if (!isLastRound && isInVain(s, seat)) counts.add('in vain', seat);
};
