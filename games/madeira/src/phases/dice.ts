/** S1, B2–B4: how dice fall, where one may be placed, and what that costs. */
import type { Move, MoveBuffer, RuleId, Seat, State, WeightBuffer } from '@caravel/core';
import { BUILDINGS, type Building, CHARACTERS, type Figure } from '../board/names.ts';
import { HANDFULS } from '../moves/table.ts';
import * as on from '../state/layout.ts';
import { NOBODY } from '../state/state.ts';
import { DIE_VALUES } from '../tables/pieces.ts';

/** The figure printed on the empty building, behind the four characters. */
const SPECIAL: Figure = CHARACTERS.length;
export const FIGURE_COUNT = CHARACTERS.length + 1;

/** The building where a figure is today; the empty one for the figure printed there. */
export const buildingOf = (s: State, figure: Figure): Building => {
  const wanted = figure === SPECIAL ? NOBODY : figure;
  for (let building = 0; building < BUILDINGS.length; building++) if (on.characterOn(s, building) === wanted) return building;
  return NOBODY;
};

/** B4: Bread for a die below the region number. */
export const breadCost = (s: State, building: Building, value: number): number => Math.max(0, on.buildingRegion(s, building) - value);

/** B3: as many dice as players. */
export const hasRoom = (s: State, building: Building): boolean => on.guildDiceOn(s, building) + on.pirateDieOn(s, building) < on.players(s);

const canFeedDie = (s: State, seat: Seat, building: Building, value: number): boolean => on.bread(s, seat) >= breadCost(s, building, value);

/** B2: a guild die of this value at home. */
export const hasGuildDie = (s: State, seat: Seat, value: number): boolean => on.homeDice(s, seat, value - 1) > 0;

/** B2: a pirate die of this value in the City Watch, and an own Worker there. */
export const hasPirateDie = (s: State, seat: Seat, value: number): boolean =>
  on.pirateDice(s, value - 1) > 0 && on.workersWatch(s, seat) > 0;

/** B3, B4: whether the building has room for the die, and the player its Bread. */
export const fitsGuildDie = (s: State, seat: Seat, building: Building, value: number): boolean =>
  hasRoom(s, building) && canFeedDie(s, seat, building, value);

/** B3: one pirate die a building. */
export const fitsPirateDie = (s: State, seat: Seat, building: Building, value: number): boolean =>
  on.pirateDieOn(s, building) === 0 && fitsGuildDie(s, seat, building, value);

const canPlaceDie = (s: State, seat: Seat, building: Building, value: number): boolean =>
  (hasGuildDie(s, seat, value) && fitsGuildDie(s, seat, building, value)) ||
  (hasPirateDie(s, seat, value) && fitsPirateDie(s, seat, building, value));

export const canPlaceAnyDie = (s: State, seat: Seat): boolean => {
  for (let building = 0; building < BUILDINGS.length; building++)
    for (let value = 1; value <= DIE_VALUES; value++) if (canPlaceDie(s, seat, building, value)) return true;
  return false;
};

/** Why a die cannot go there, in the order a person would ask. B2: no such die, or no Worker in the Watch. */
export const whyNotDie = (s: State, seat: Seat, building: Building, value: number, pirate: boolean): RuleId | undefined => {
  if (!(pirate ? hasPirateDie(s, seat, value) : hasGuildDie(s, seat, value))) return 'B2';
  if (!hasRoom(s, building) || (pirate && on.pirateDieOn(s, building) > 0)) return 'B3';
  return canFeedDie(s, seat, building, value) ? undefined : 'B4';
};

/** Ways to roll a handful: arrangements of its values times faces of each. */
const waysToRoll = (s: State, hand: readonly number[]): number => {
  let ways = 1;
  for (let i = 0, same = 0; i < hand.length; i++) {
    same = i > 0 && hand[i] === hand[i - 1] ? same + 1 : 1;
    ways = (ways * (i + 1) * on.dieFaces(s, (hand[i] as number) - 1)) / same;
  }
  return ways;
};

/** Where the handfuls of each size start in the table of rolls. */
const FIRST_OF_SIZE = [0, 1, 2, 3, 4, 5].map((size) => HANDFULS.filter((hand) => hand.length < size).length);

/** S1: every handful of so many dice, with its likelihood. */
export const rollDice = (s: State, dice: number, first: Move, out: MoveBuffer, weights: WeightBuffer): number => {
  const start = FIRST_OF_SIZE[dice] as number;
  const end = FIRST_OF_SIZE[dice + 1] as number;
  let count = 0;
  for (let i = start; i < end; i++) {
    const ways = waysToRoll(s, HANDFULS[i] as readonly number[]);
    if (ways === 0) continue;
    weights[count] = ways;
    out[count++] = first + i;
  }
  return count;
};
