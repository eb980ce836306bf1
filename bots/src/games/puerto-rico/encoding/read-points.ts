/** Points of a seat, and the dearest building it can have. */
import type { State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../cell-at.ts';
import type { SeatFacts } from './seat-facts.ts';

const { on } = pr;
const POINTS = Int16Array.from(pr.POINTS);
const GUILD_POINTS = Int16Array.from(pr.GUILD_POINTS);
const IS_VIOLET = Int16Array.from(pr.IS_VIOLET);
const SPACES = Int16Array.from(pr.SPACES);
export const COSTS = Int16Array.from(pr.COSTS);
export const QUARRY_LIMITS = Int16Array.from(pr.QUARRY_LIMITS);

const readBuildings = (s: State, me: SeatFacts): void => {
  me.printed = 0;
  me.guildPoints = 0;
  me.violetBuildings = 0;
  for (let building = 0; building < pr.BUILDING_COUNT; building++) {
    if (on.buildings(s, me.seat, building) === 0) continue;
    me.printed += cellAt(POINTS, building);
    me.guildPoints += cellAt(GUILD_POINTS, building);
    me.violetBuildings += cellAt(IS_VIOLET, building);
  }
};

/** E2: chips, printed points, and bonuses of large buildings that are occupied. */
const scoreOf = (s: State, me: SeatFacts): number => {
  const { seat } = me;
  let score = me.chips + me.printed;
  if (pr.isOccupied(s, seat, pr.GUILD_HALL)) score += me.guildPoints;
  if (pr.isOccupied(s, seat, pr.RESIDENCE)) score += pr.residenceBonus(s, seat);
  if (pr.isOccupied(s, seat, pr.FORTRESS)) score += pr.fortressBonus(s, seat);
  if (pr.isOccupied(s, seat, pr.CUSTOMS_HOUSE)) score += pr.customsHouseBonus(s, seat);
  if (pr.isOccupied(s, seat, pr.CITY_HALL)) score += me.violetBuildings;
  return score;
};

/** BU1: what a building costs less, with all quarries that count and the privilege. */
const discount = (building: number, quarries: number, privilege: number): number =>
  Math.min(quarries, cellAt(QUARRY_LIMITS, building)) + privilege;

/** The table lists buildings by their points, so the first from the end is the dearest. */
const dearestOf = (s: State, me: SeatFacts): number => {
  const privilege = pr.hasPrivilege(s, me.seat, pr.BUILDER) ? 1 : 0;
  for (let building = pr.BUILDING_COUNT - 1; building >= 0; building--) {
    if (cellAt(COSTS, building) - discount(building, me.quarries, privilege) > me.doubloons) continue;
    if (cellAt(SPACES, building) > me.spaces || on.buildingsLeft(s, building) === 0) continue;
    if (on.buildings(s, me.seat, building) === 0) return cellAt(POINTS, building);
  }
  return 0;
};

export const readPoints = (s: State, me: SeatFacts): void => {
  me.doubloons = on.doubloons(s, me.seat);
  me.quarries = on.tilesOccupied(s, me.seat, pr.QUARRY);
  me.spaces = pr.CITY_SPACES - on.cityFilled(s, me.seat);
  me.chips = on.points(s, me.seat);
  readBuildings(s, me);
  me.score = scoreOf(s, me);
  me.dearest = dearestOf(s, me);
};
