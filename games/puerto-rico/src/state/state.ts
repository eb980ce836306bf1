/** Small truths about a position that several phases share, in the rulebook's words. */
import { type Seat, type State, waitsOf } from '@caravel/core';
import type { Building } from '../tables/buildings.ts';
import { CITY_SPACES, HOUSE_PLACES, ISLAND_SPACES } from '../tables/by-players.ts';
import { GOODS, QUARRY, type Tile } from '../tables/goods.ts';
import type { Role } from '../tables/roles.ts';
import {
  actor,
  bank,
  buildingColonists,
  cityFilled,
  colonistShip,
  colonists,
  colonistsLeft,
  discarded,
  doubloons,
  faceDown,
  houseFilled,
  islandFilled,
  lap,
  left,
  players,
  points,
  pointsLeft,
  pointsNoted,
  role,
  step,
  taker,
  tiles,
  tilesOccupied,
  turn,
} from './layout.ts';
import type { Step } from './steps.ts';

export const NOBODY = -1;

/** R5: only an occupied building works. V0: that goes for the violet ones. */
export const isOccupied = (s: State, seat: Seat, building: Building): boolean => buildingColonists(s, seat, building) > 0;

/** R5: quarries that work. */
export const workingQuarries = (s: State, seat: Seat): number => tilesOccupied(s, seat, QUARRY);

/** R3: the privilege is the taker's alone, and only while his role lasts. */
export const hasPrivilege = (s: State, seat: Seat, card: Role): boolean => role(s) === card && taker(s) === seat;

/** SE4: twelve spaces, then no more. */
export const hasIslandSpace = (s: State, seat: Seat): boolean => islandFilled(s, seat) < ISLAND_SPACES;

export const citySpaces = (s: State, seat: Seat): number => CITY_SPACES - cityFilled(s, seat);

export const isHouseFull = (s: State): boolean => houseFilled(s) >= HOUSE_PLACES;

/** Q12: the bank always pays. */
export const payOut = (s: State, seat: Seat, amount: number): void => {
  doubloons.add(s, seat, amount);
  bank.add(s, -amount);
};

export const payIn = (s: State, seat: Seat, amount: number): void => payOut(s, seat, -amount);

/** Q8: chips while there are any, paper after that; both count. */
export const givePoints = (s: State, seat: Seat, amount: number): void => {
  points.add(s, seat, amount);
  const chips = Math.min(amount, pointsLeft(s));
  pointsLeft.add(s, -chips);
  pointsNoted.add(s, amount - chips);
};

/** SE6: a tile lies where it lies; only its kind matters. */
export const layTile = (s: State, seat: Seat, tile: Tile): void => {
  tiles.add(s, seat, tile, 1);
  islandFilled.add(s, seat, 1);
};

/** Q2: hospice and university take from the supply, else from the ship. */
export const hasNewColonist = (s: State): boolean => colonistsLeft(s) > 0 || colonistShip(s) > 0;

/** MY7: outside the mayor's phase colonists come, but never move. */
export const takeNewColonist = (s: State, seat: Seat): void => {
  if (colonistsLeft(s) > 0) colonistsLeft.add(s, -1);
  else colonistShip.add(s, -1);
  colonists.add(s, seat, 1);
};

const sumOfGoods = (s: State, row: (s: State, good: number) => number): number => {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) sum += row(s, good);
  return sum;
};

export const tilesFaceDown = (s: State): number => sumOfGoods(s, faceDown);
export const tilesDiscarded = (s: State): number => sumOfGoods(s, discarded);

/** SE3, Q1: with no tile left face down the discards are shuffled and become the stacks. */
export const reshuffle = (s: State): void => {
  for (let good = 0; good < GOODS.length; good++) {
    faceDown.add(s, good, discarded(s, good));
    discarded.set(s, good, 0);
  }
};

export const { awaitSeat, awaitChance, awaitNobody } = waitsOf(step, turn);

/** R1: everyone once, clockwise from the one who took the role. */
export const startLap = (s: State): void => {
  actor.set(s, taker(s));
  lap.set(s, players(s));
};

export const passOn = (s: State): void => {
  actor.set(s, left(s, actor(s)));
  lap.add(s, -1);
};

/** Asks the next seat of the lap that has something to decide; nobody when the lap is over. */
export const askNext = (s: State, at: Step, hasChoice: (s: State, seat: Seat) => boolean): void => {
  for (; lap(s) > 0; passOn(s)) if (hasChoice(s, actor(s))) return awaitSeat(s, at, actor(s));
  awaitNobody(s, at);
};
