/** BU1–BU4: sets of buildings as masks, a bit for each building of the table. */
import { BUILDING_COUNT, COSTS, QUARRY_LIMITS, SPACES } from '@caravel/puerto-rico/inside';
import { cellAt, maskAt } from '../cell-at.ts';

const costs = Int16Array.from(COSTS);
const limits = Int16Array.from(QUARRY_LIMITS);
const spacesOf = Int16Array.from(SPACES);
/** With more doubloons, quarries or spaces than these nothing more can be built. */
const MOST_DOUBLOONS = Math.max(...costs);
const MOST_QUARRIES = Math.max(...limits);
const MOST_SPACES = Math.max(...spacesOf);

const maskOf = (isIn: (building: number) => boolean): number => {
  let mask = 0;
  for (let building = 0; building < BUILDING_COUNT; building++) if (isIn(building)) mask |= 1 << building;
  return mask;
};

const priceOf = (building: number, quarries: number): number => cellAt(costs, building) - Math.min(quarries, cellAt(limits, building));

/** By working quarries, then by doubloons. */
const AFFORDABLE = Int32Array.from({ length: (MOST_QUARRIES + 1) * (MOST_DOUBLOONS + 1) }, (_, i) =>
  maskOf((building) => priceOf(building, Math.floor(i / (MOST_DOUBLOONS + 1))) <= i % (MOST_DOUBLOONS + 1)),
);
const FITTING = Int32Array.from({ length: MOST_SPACES + 1 }, (_, spaces) => maskOf((building) => cellAt(spacesOf, building) <= spaces));

/** BU1: the buildings that so many doubloons and quarries pay for. */
export const affordable = (doubloons: number, quarries: number): number =>
  maskAt(AFFORDABLE, Math.min(quarries, MOST_QUARRIES) * (MOST_DOUBLOONS + 1) + Math.min(doubloons, MOST_DOUBLOONS));

/** BU3, BU4: the buildings that fit into so many free city spaces. */
export const fitting = (spaces: number): number => maskAt(FITTING, Math.min(spaces, MOST_SPACES));

/** The first and the last building of a mask that is not empty. */
export const firstOf = (mask: number): number => 31 - Math.clz32(mask & -mask);
export const lastOf = (mask: number): number => 31 - Math.clz32(mask);

/** What a large building costs with so many working quarries. */
export const largePrice = (quarries: number): number => MOST_DOUBLOONS - Math.min(quarries, MOST_QUARRIES);
