/** E2–E4 and the large buildings: what everything is worth at the end. Fractions are rounded down. */
import type { Seat, State } from '@caravel/core';
import * as on from './state/layout.ts';
import { isOccupied } from './state/state.ts';
import {
  BUILDING_COUNT,
  type Building,
  CITY_HALL,
  CUSTOMS_HOUSE,
  FORTRESS,
  GUILD_HALL,
  GUILD_POINTS,
  IS_VIOLET,
  POINTS,
  RESIDENCE,
} from './tables/buildings.ts';
import { GOODS } from './tables/goods.ts';

const sumOverBuildings = (s: State, seat: Seat, worth: ArrayLike<number>): number => {
  let sum = 0;
  for (let building = 0; building < BUILDING_COUNT; building++) sum += on.buildings(s, seat, building) * (worth[building] as number);
  return sum;
};

/** E2: the printed VP of all buildings, occupied or not. */
export const buildingPoints = (s: State, seat: Seat): number => sumOverBuildings(s, seat, POINTS);

/** V-guildhall: 1 VP for a small plant, 2 for a large one, occupied or not. */
const guildHallBonus = (s: State, seat: Seat): number => sumOverBuildings(s, seat, GUILD_POINTS);

/** V-residence: 4 VP for up to nine island spaces covered, 1 more for each further one. */
export const residenceBonus = (s: State, seat: Seat): number => Math.max(4, on.islandFilled(s, seat) - 5);

/** V-fortress: 1 VP for every three colonists. */
export const fortressBonus = (s: State, seat: Seat): number => Math.floor(on.colonists(s, seat) / 3);

/** V-customs: 1 VP for every four VP in chips, including those noted on paper (Q8), but not for VP of buildings. */
export const customsHouseBonus = (s: State, seat: Seat): number => Math.floor(on.points(s, seat) / 4);

/** V-cityhall: 1 VP for each violet building, itself included, even if it is not built yet; a large one counts once. */
const cityHallBonus = (s: State, seat: Seat): number => sumOverBuildings(s, seat, IS_VIOLET) + 1 - on.buildings(s, seat, CITY_HALL);

const BONUSES = [
  [GUILD_HALL, guildHallBonus],
  [RESIDENCE, residenceBonus],
  [FORTRESS, fortressBonus],
  [CUSTOMS_HOUSE, customsHouseBonus],
  [CITY_HALL, cityHallBonus],
] as const;

/** E2: large buildings add their bonus only if occupied. */
export const bonusOf = (s: State, seat: Seat): number =>
  BONUSES.reduce((sum, [building, bonus]) => sum + (isOccupied(s, seat, building) ? bonus(s, seat) : 0), 0);

/** What each large building would give if the player had it and it were occupied. */
export const possibleBonuses = (s: State, seat: Seat): { building: Building; points: number }[] =>
  BONUSES.map(([building, bonus]) => ({ building, points: bonus(s, seat) }));

/** E2: chips, printed VP, bonuses. */
export const score = (s: State, seat: Seat): number => on.points(s, seat) + buildingPoints(s, seat) + bonusOf(s, seat);

/** E3: doubloons and barrels count 1 each. E4: if that is equal, too, the place is shared. */
export const tieBreak = (s: State, seat: Seat): number => {
  let sum = on.doubloons(s, seat);
  for (let good = 0; good < GOODS.length; good++) sum += on.barrels(s, seat, good);
  return sum;
};
