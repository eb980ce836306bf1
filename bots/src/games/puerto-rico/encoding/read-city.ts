/** The city of a seat: its points, and what it could build. */
import type { State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../cell-at.ts';
import { affordable, firstOf, fitting, lastOf } from './building-masks.ts';
import type { SeatFacts } from './seat-facts.ts';

const { buildings, cityFilled, doubloons, points, tilesOccupied } = pr.on;
const { BUILDER, BUILDING_COUNT, CITY_HALL, CITY_SPACES, CUSTOMS_HOUSE, FORTRESS, GUILD_HALL, QUARRY, RESIDENCE } = pr;
const { customsHouseBonus, fortressBonus, hasPrivilege, isOccupied, residenceBonus } = pr;
const POINTS = Int16Array.from(pr.POINTS);
const GUILD_POINTS = Int16Array.from(pr.GUILD_POINTS);
const IS_VIOLET = Int16Array.from(pr.IS_VIOLET);

const ownedBy = (s: State, seat: number): number => {
  let owned = 0;
  for (let building = 0; building < BUILDING_COUNT; building++) owned |= buildings(s, seat, building) << building;
  return owned;
};

const readBuildings = (me: SeatFacts): void => {
  me.printed = 0;
  me.guildPoints = 0;
  me.violetBuildings = 0;
  for (let rest = me.owned; rest !== 0; rest &= rest - 1) {
    const building = firstOf(rest);
    me.printed += cellAt(POINTS, building);
    me.guildPoints += cellAt(GUILD_POINTS, building);
    me.violetBuildings += cellAt(IS_VIOLET, building);
  }
};

/** E2: chips, printed points, and bonuses of large buildings that are occupied. */
const scoreOf = (s: State, me: SeatFacts): number => {
  const { seat } = me;
  let score = me.chips + me.printed;
  if (me.owned < 1 << GUILD_HALL) return score;
  if (isOccupied(s, seat, GUILD_HALL)) score += me.guildPoints;
  if (isOccupied(s, seat, RESIDENCE)) score += residenceBonus(s, seat);
  if (isOccupied(s, seat, FORTRESS)) score += fortressBonus(s, seat);
  if (isOccupied(s, seat, CUSTOMS_HOUSE)) score += customsHouseBonus(s, seat);
  if (isOccupied(s, seat, CITY_HALL)) score += me.violetBuildings;
  return score;
};

/** BU1, BU6: the points of the best building that can be built now. The table lists buildings by their points, so this is the last one. */
const dearestOf = (s: State, me: SeatFacts, onOffer: number): number => {
  const payable = me.doubloons + (hasPrivilege(s, me.seat, BUILDER) ? 1 : 0);
  const possible = affordable(payable, me.quarries) & fitting(me.spaces) & onOffer & ~me.owned;
  return possible === 0 ? 0 : cellAt(POINTS, lastOf(possible));
};

export const readCity = (s: State, onOffer: number, me: SeatFacts): void => {
  me.doubloons = doubloons(s, me.seat);
  me.quarries = tilesOccupied(s, me.seat, QUARRY);
  me.spaces = CITY_SPACES - cityFilled(s, me.seat);
  me.chips = points(s, me.seat);
  me.owned = ownedBy(s, me.seat);
  readBuildings(me);
  me.score = scoreOf(s, me);
  me.dearest = dearestOf(s, me, onOffer);
};
