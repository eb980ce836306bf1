/** Small questions about a position, and small changes to it, that several phases share. */
import { type Seat, type State, waitsOf } from '@caravel/core';
import type { Building } from '../tables/buildings.ts';
import { CITY_SPACES, HOUSE_PLACES, ISLAND_SPACES } from '../tables/by-players.ts';
import { GOODS, type Good, QUARRY, type Tile } from '../tables/goods.ts';
import type { Role } from '../tables/roles.ts';
import * as on from './layout.ts';
import type { Step } from './steps.ts';

export const NOBODY = -1;

/** R5: only an occupied building works. V0: the same holds for violet buildings. */
export const isOccupied = (s: State, seat: Seat, building: Building): boolean => on.buildingColonists(s, seat, building) > 0;

/** R5: quarries that work. */
export const workingQuarries = (s: State, seat: Seat): number => on.tilesOccupied(s, seat, QUARRY);

/** R3: only the player who took the role has its privilege, and only while the role lasts. */
export const hasPrivilege = (s: State, seat: Seat, card: Role): boolean => on.role(s) === card && on.taker(s) === seat;

/** SE4: an island has twelve spaces. */
export const hasIslandSpace = (s: State, seat: Seat): boolean => on.islandFilled(s, seat) < ISLAND_SPACES;

export const citySpaces = (s: State, seat: Seat): number => CITY_SPACES - on.cityFilled(s, seat);

export const isHouseFull = (s: State): boolean => on.houseFilled(s) >= HOUSE_PLACES;

/** Q12: the bank always pays. */
export const payOut = (s: State, seat: Seat, amount: number): void => {
  on.doubloons.add(s, seat, amount);
  on.bank.add(s, -amount);
};

export const payIn = (s: State, seat: Seat, amount: number): void => payOut(s, seat, -amount);

/** Q8: VP are paid in chips while there are any and noted on paper after that; both count. */
export const givePoints = (s: State, seat: Seat, amount: number): void => {
  on.points.add(s, seat, amount);
  const chips = Math.min(amount, on.pointsLeft(s));
  on.pointsLeft.add(s, -chips);
  on.pointsNoted.add(s, amount - chips);
};

/** SE6: a tile never moves and its space does not matter, so only its kind is counted. */
export const layTile = (s: State, seat: Seat, tile: Tile): void => {
  on.tiles.add(s, seat, tile, 1);
  on.islandFilled.add(s, seat, 1);
};

/** Q2: hospice and university take a colonist from the supply, or from the ship if the supply is empty. */
export const hasNewColonist = (s: State): boolean => on.colonistsLeft(s) > 0 || on.colonistShip(s) > 0;

/** MY7: outside the mayor's phase a player can get a colonist, but no colonist moves. */
export const takeNewColonist = (s: State, seat: Seat): void => {
  if (on.colonistsLeft(s) > 0) on.colonistsLeft.add(s, -1);
  else on.colonistShip.add(s, -1);
  on.colonists.add(s, seat, 1);
};

const sumOfGoods = (s: State, row: (s: State, good: Good) => number): number => {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) sum += row(s, good);
  return sum;
};

export const tilesFaceDown = (s: State): number => sumOfGoods(s, on.faceDown);
export const tilesDiscarded = (s: State): number => sumOfGoods(s, on.discarded);

/** SE3, Q1: when no tile is face down, the discarded ones are shuffled and become the stacks. */
export const reshuffle = (s: State): void => {
  for (let good = 0; good < GOODS.length; good++) {
    on.faceDown.add(s, good, on.discarded(s, good));
    on.discarded.set(s, good, 0);
  }
};

export const { awaitSeat, awaitChance, awaitNobody } = waitsOf(on.step, on.turn);

/** R1: everyone has one turn, clockwise from the player who took the role. */
export const startLap = (s: State): void => {
  on.actor.set(s, on.taker(s));
  on.lap.set(s, on.players(s));
};

export const passOn = (s: State): void => {
  on.actor.set(s, on.nextSeat(s, on.actor(s)));
  on.lap.add(s, -1);
};

/** Asks the next seat of the lap that has a choice, or ends the lap if there is none. */
export const askNext = (s: State, at: Step, hasChoice: (s: State, seat: Seat) => boolean): void => {
  for (; on.lap(s) > 0; passOn(s)) if (hasChoice(s, on.actor(s))) return awaitSeat(s, at, on.actor(s));
  awaitNobody(s, at);
};
