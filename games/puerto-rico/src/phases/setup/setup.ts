/** S1–S9, 2P1, 2P2: what lies on the table before the first role, and how chance picks the governor and the order of seats. */
import type { Config, Move, MoveBuffer, Seat, State, WeightBuffer } from '@caravel/core';
import { FIRST_GOVERNOR, SITS_NEXT } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { awaitChance, awaitNobody, layTile, NOBODY, payOut } from '../../state/state.ts';
import { GOVERNOR, ORDER } from '../../state/steps.ts';
import { BUILDING_SETS, BUILDING_TABLE } from '../../tables/buildings.ts';
import { BANK, type Box, boxFor, MAX_PLAYERS, SHIPS } from '../../tables/by-players.ts';
import { BARRELS, QUARRY, TILE_COPIES } from '../../tables/goods.ts';
import { ROLES } from '../../tables/roles.ts';

const NOT_IN_PLAY = -2;

/** S6, Q11: six roles with 3 players, one prospector more with 4 (and with 2), two more with 5. */
const layOutRoles = (s: State, box: Box): void => {
  for (let role = 0; role < ROLES.length; role++) on.roleTaker.set(s, role, role < box.roles ? NOBODY : NOT_IN_PLAY);
};

/** S5: three ships, 2P2: two. */
const layOutShips = (s: State, box: Box): void => {
  for (const [ship, holds] of box.ships.entries()) on.shipHolds.set(s, ship, holds);
  for (let ship = 0; ship < SHIPS; ship++) on.shipGood.set(s, ship, NOBODY);
};

/** S7: the tiles of the box, less what stays in it (2P1). */
const layOutTiles = (s: State, box: Box): void => {
  for (const [tile, copies] of TILE_COPIES.entries())
    if (tile === QUARRY) on.quarriesLeft.set(s, copies - box.tilesOut);
    else on.faceDown.set(s, tile, copies - box.tilesOut);
};

/** S8 */
const layOutBarrels = (s: State, box: Box): void => {
  for (const [good, barrels] of BARRELS.entries()) on.barrelsLeft.set(s, good, barrels - box.barrelsOut);
};

/** S10; 2P1: two of each plant, one of each violet building. */
const layOutBuildings = (s: State, box: Box, set: readonly string[]): void => {
  for (const [building, { name, copies, kind }] of BUILDING_TABLE.entries()) {
    if (!set.includes(name)) continue;
    const fewer = kind === 'small plant' || kind === 'large plant' ? box.plantCopies : box.violetCopies;
    on.buildingsLeft.set(s, building, fewer ?? copies);
  }
};

/** S3, S4: VP chips and colonists, with one colonist per player on the ship. */
const layOutSupplies = (s: State, box: Box): void => {
  on.bank.set(s, BANK);
  on.pointsLeft.set(s, box.points);
  on.colonistsLeft.set(s, box.colonists);
  on.colonistShip.set(s, on.players(s));
};

/** Sets up everything that does not depend on who starts. */
export const setUp = (config: Config, s: State): void => {
  const box = boxFor(config.players);
  on.players.set(s, config.players);
  on.mayorInOrder.set(s, config.options.mayor === 'in order' ? 1 : 0);
  on.openPoints.set(s, config.options.openPoints === true ? 1 : 0);
  on.randomOrder.set(s, config.options.order === 'random' ? 1 : 0);
  for (const cell of [on.governor, on.taker, on.role, on.actor, on.placed, on.keptKind]) cell.set(s, NOBODY);
  layOutRoles(s, box);
  layOutShips(s, box);
  layOutTiles(s, box);
  layOutBarrels(s, box);
  layOutBuildings(s, box, BUILDING_SETS[config.options.buildings as string] ?? []);
  layOutSupplies(s, box);
  for (let seat = 0; seat < MAX_PLAYERS; seat++) on.nextSeat.set(s, seat, NOBODY);
  if (!on.randomOrder(s)) sitInOrder(s);
  if (typeof config.options.governor === 'number') seatGovernor(s, config.options.governor);
  else awaitChance(s, GOVERNOR);
};

const sitInOrder = (s: State): void => {
  for (let seat = 0; seat < on.players(s); seat++) on.nextSeat.set(s, seat, (seat + 1) % on.players(s));
};

/** S1: the first governor; if the order of seats is random, chance then draws who sits next. */
const seatGovernor = (s: State, seat: Seat): void => {
  on.governor.set(s, seat);
  if (on.randomOrder(s)) {
    on.actor.set(s, seat);
    drawNextSeat(s);
  } else deal(s);
};

/** S1, S2: money and start tiles, in order from the governor. */
const deal = (s: State): void => {
  const box = boxFor(on.players(s));
  let seat = on.governor(s);
  for (const tile of box.startTiles) {
    payOut(s, seat, box.doubloons);
    layTile(s, seat, tile);
    on.faceDown.add(s, tile, -1);
    seat = on.nextSeat(s, seat);
  }
  awaitNobody(s, GOVERNOR);
};

/** Whether a seat has no place at the table yet, so that it could come next; the governor has one. */
const isUnplaced = (s: State, seat: Seat): boolean => {
  if (seat === on.governor(s)) return false;
  for (let other = 0; other < on.players(s); other++) if (on.nextSeat(s, other) === seat) return false;
  return true;
};

/** Chance draws who sits next, unless only one seat is without a place. */
const drawNextSeat = (s: State): void => {
  let unplaced = 0;
  let last = NOBODY;
  for (let seat = 0; seat < on.players(s); seat++) {
    if (!isUnplaced(s, seat)) continue;
    unplaced++;
    last = seat;
  }
  if (unplaced > 1) return awaitChance(s, ORDER);
  on.nextSeat.set(s, on.actor(s), last);
  on.nextSeat.set(s, last, on.governor(s));
  deal(s);
};

export const governorLottery = {
  chance(s: State, out: MoveBuffer, weights: WeightBuffer): number {
    for (let seat = 0; seat < on.players(s); seat++) {
      out[seat] = FIRST_GOVERNOR.first + seat;
      weights[seat] = 1;
    }
    return on.players(s);
  },
  apply: (s: State, move: Move): void => seatGovernor(s, FIRST_GOVERNOR.index(move)),
};

export const orderLottery = {
  chance(s: State, out: MoveBuffer, weights: WeightBuffer): number {
    let count = 0;
    for (let seat = 0; seat < on.players(s); seat++) {
      if (!isUnplaced(s, seat)) continue;
      weights[count] = 1;
      out[count++] = SITS_NEXT.first + seat;
    }
    return count;
  },
  apply(s: State, move: Move): void {
    const seat = SITS_NEXT.index(move);
    on.nextSeat.set(s, on.actor(s), seat);
    on.actor.set(s, seat);
    drawNextSeat(s);
  },
};
