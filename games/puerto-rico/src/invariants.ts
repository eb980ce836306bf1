/** What no move may break: pieces are conserved, nothing is negative, limits hold. */
import type { State } from '@caravel/core';
import { colonists } from './scoring.ts';
import * as on from './state/layout.ts';
import { NOBODY } from './state/state.ts';
import { BUILDING_TABLE, CIRCLES, SPACES } from './tables/buildings.ts';
import { BANK, boxFor, CITY_SPACES, HOUSE_PLACES, ISLAND_SPACES, MAX_PLAYERS, SHIPS } from './tables/by-players.ts';
import { BARRELS, GOODS, QUARRY, TILE_COPIES, TILES } from './tables/goods.ts';
import { ROLES } from './tables/roles.ts';

const SEATS = Array.from({ length: MAX_PLAYERS }, (_, seat) => seat);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const overSeats = (count: (seat: number) => number): number => sum(SEATS.map(count));

class Faults {
  readonly list: string[] = [];

  equal(what: string, found: number, expected: number): void {
    if (found !== expected) this.list.push(`${what}: ${found}, not ${expected}`);
  }

  atMost(what: string, found: number, limit: number): void {
    if (found > limit) this.list.push(`${what}: ${found}, more than ${limit}`);
  }
}

const checkBarrels = (s: State, faults: Faults): void => {
  for (const [good, name] of GOODS.entries()) {
    const onShips = sum(Array.from({ length: SHIPS }, (_, ship) => (on.shipGood(s, ship) === good ? on.shipLoad(s, ship) : 0)));
    const all = on.barrelsLeft(s, good) + on.house(s, good) + onShips + overSeats((seat) => on.barrels(s, seat, good));
    faults.equal(`barrels of ${name}`, all, (BARRELS[good] as number) - boxFor(on.players(s)).barrelsOut);
  }
};

const checkTiles = (s: State, faults: Faults): void => {
  for (const [tile, name] of TILES.entries()) {
    const supply = tile === QUARRY ? on.quarriesLeft(s) : on.faceDown(s, tile) + on.faceUp(s, tile) + on.discarded(s, tile);
    const all = supply + overSeats((seat) => on.tiles(s, seat, tile));
    faults.equal(`tiles of ${name}`, all, (TILE_COPIES[tile] as number) - boxFor(on.players(s)).tilesOut);
  }
};

const checkBuildings = (s: State, faults: Faults): void => {
  const { plantCopies, violetCopies } = boxFor(on.players(s));
  for (const [building, { name, copies, kind }] of BUILDING_TABLE.entries()) {
    const all = on.buildingsLeft(s, building) + overSeats((seat) => on.buildings(s, seat, building));
    faults.equal(`copies of ${name}`, all, (kind.endsWith('plant') ? plantCopies : violetCopies) ?? copies);
  }
};

const checkSupplies = (s: State, faults: Faults): void => {
  const box = boxFor(on.players(s));
  const inHand = overSeats((seat) => on.hand(s, seat));
  const all = on.colonistsLeft(s) + on.colonistShip(s) + inHand + overSeats((seat) => colonists(s, seat));
  faults.equal('colonists', all, box.colonists + on.players(s));
  faults.equal('VP', on.pointsLeft(s) - on.pointsNoted(s) + overSeats((seat) => on.points(s, seat)), box.points);
  const onRoles = sum(ROLES.map((_, role) => on.roleDoubloons(s, role)));
  faults.equal('doubloons', on.bank(s) + onRoles + overSeats((seat) => on.doubloons(s, seat)), BANK);
};

const checkPlayers = (s: State, faults: Faults): void => {
  for (const seat of SEATS) {
    faults.equal(`island of seat ${seat}`, on.islandFilled(s, seat), sum(TILES.map((_, tile) => on.tiles(s, seat, tile))));
    faults.atMost(`island of seat ${seat}`, on.islandFilled(s, seat), ISLAND_SPACES);
    const covered = sum(BUILDING_TABLE.map((_, building) => on.buildings(s, seat, building) * (SPACES[building] as number)));
    faults.equal(`city of seat ${seat}`, on.cityFilled(s, seat), covered);
    faults.atMost(`city of seat ${seat}`, on.cityFilled(s, seat), CITY_SPACES);
    for (const [tile, name] of TILES.entries())
      faults.atMost(`colonists of seat ${seat} on ${name}`, on.tilesOccupied(s, seat, tile), on.tiles(s, seat, tile));
    for (const [building, { name }] of BUILDING_TABLE.entries()) {
      const circles = on.buildings(s, seat, building) * (CIRCLES[building] as number);
      faults.atMost(`colonists of seat ${seat} on ${name}`, on.buildingColonists(s, seat, building), circles);
    }
  }
};

const checkShipsAndHouse = (s: State, faults: Faults): void => {
  const carried = GOODS.map((_, good) => Array.from({ length: SHIPS }, (_, ship) => ship).filter((ship) => on.shipGood(s, ship) === good));
  for (const [good, ships] of carried.entries()) faults.atMost(`ships with ${GOODS[good]}`, ships.length, 1);
  for (let ship = 0; ship < SHIPS; ship++) {
    faults.atMost(`load of ship ${ship}`, on.shipLoad(s, ship), on.shipHolds(s, ship));
    faults.equal(`ship ${ship} empty`, on.shipLoad(s, ship) === 0 ? 1 : 0, on.shipGood(s, ship) === NOBODY ? 1 : 0);
  }
  faults.equal('house', on.houseFilled(s), sum(GOODS.map((_, good) => on.house(s, good))));
  faults.atMost('house', on.houseFilled(s), HOUSE_PLACES);
};

/** Negative on purpose: nobody, no kind, not in play; and the bank, which never runs out (Q12). */
const MAY_BE_NEGATIVE = new Set(['bank', 'left', 'governor', 'taker', 'role', 'actor', 'placed', 'keptKind', 'roleTaker', 'shipGood']);

const checkSigns = (s: State, faults: Faults): void => {
  for (const { name, at, shape } of on.layout.fields) {
    if (MAY_BE_NEGATIVE.has(name)) continue;
    const size = shape.reduce((product, n) => product * n, 1);
    for (let i = at; i < at + size; i++) if ((s[i] as number) < 0) faults.list.push(`${name} is negative: ${s[i]}`);
  }
};

export const faultsOf = (s: State): readonly string[] => {
  const faults = new Faults();
  if (on.players(s) < 2 || on.players(s) > MAX_PLAYERS) return [`${on.players(s)} players`];
  for (const check of [checkBarrels, checkTiles, checkBuildings, checkSupplies, checkPlayers, checkShipsAndHouse, checkSigns])
    check(s, faults);
  return faults.list;
};
