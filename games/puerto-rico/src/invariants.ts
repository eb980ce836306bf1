/** What no move may break: pieces are conserved, nothing is negative, limits hold. */
import { Faults, type State, sumOf } from '@caravel/core';
import { colonists } from './scoring.ts';
import * as on from './state/layout.ts';
import { NOBODY } from './state/state.ts';
import { BUILDING_COUNT, BUILDING_TABLE, BUILDINGS, CIRCLES, SPACES } from './tables/buildings.ts';
import { BANK, boxFor, CITY_SPACES, HOUSE_PLACES, ISLAND_SPACES, MAX_PLAYERS, SHIPS } from './tables/by-players.ts';
import { BARRELS, GOODS, QUARRY, TILE_COPIES, TILES } from './tables/goods.ts';
import { ROLES } from './tables/roles.ts';

const overSeats = (of: (seat: number) => number): number => sumOf(MAX_PLAYERS, of);

const checkBarrels = (s: State, faults: Faults): void => {
  const { barrelsOut } = boxFor(on.players(s));
  for (let good = 0; good < GOODS.length; good++) {
    const onShips = sumOf(SHIPS, (ship) => (on.shipGood(s, ship) === good ? on.shipLoad(s, ship) : 0));
    const all = on.barrelsLeft(s, good) + on.house(s, good) + onShips + overSeats((seat) => on.barrels(s, seat, good));
    faults.equal(`barrels of ${GOODS[good]}`, all, (BARRELS[good] as number) - barrelsOut);
  }
};

const checkTiles = (s: State, faults: Faults): void => {
  const { tilesOut } = boxFor(on.players(s));
  for (let tile = 0; tile < TILES.length; tile++) {
    const supply = tile === QUARRY ? on.quarriesLeft(s) : on.faceDown(s, tile) + on.faceUp(s, tile) + on.discarded(s, tile);
    const all = supply + overSeats((seat) => on.tiles(s, seat, tile));
    faults.equal(`tiles of ${TILES[tile]}`, all, (TILE_COPIES[tile] as number) - tilesOut);
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
  const owned = overSeats((seat) => colonists(s, seat) + on.hand(s, seat));
  faults.equal('colonists', on.colonistsLeft(s) + on.colonistShip(s) + owned, box.colonists + on.players(s));
  faults.equal('VP', on.pointsLeft(s) - on.pointsNoted(s) + overSeats((seat) => on.points(s, seat)), box.points);
  const onRoles = sumOf(ROLES.length, (role) => on.roleDoubloons(s, role));
  faults.equal('doubloons', on.bank(s) + onRoles + overSeats((seat) => on.doubloons(s, seat)), BANK);
};

const checkPlayer = (s: State, seat: number, faults: Faults): void => {
  const laid = sumOf(TILES.length, (tile) => on.tiles(s, seat, tile));
  faults.equal(`island of seat ${seat}`, on.islandFilled(s, seat), laid);
  faults.atMost(`island of seat ${seat}`, on.islandFilled(s, seat), ISLAND_SPACES);
  const covered = sumOf(BUILDING_COUNT, (building) => on.buildings(s, seat, building) * (SPACES[building] as number));
  faults.equal(`city of seat ${seat}`, on.cityFilled(s, seat), covered);
  faults.atMost(`city of seat ${seat}`, on.cityFilled(s, seat), CITY_SPACES);
  for (let tile = 0; tile < TILES.length; tile++)
    faults.atMost(`colonists of seat ${seat} on ${TILES[tile]}`, on.tilesOccupied(s, seat, tile), on.tiles(s, seat, tile));
  for (let building = 0; building < BUILDING_COUNT; building++) {
    const circles = on.buildings(s, seat, building) * (CIRCLES[building] as number);
    faults.atMost(`colonists of seat ${seat} on ${BUILDINGS[building]}`, on.buildingColonists(s, seat, building), circles);
  }
};

const checkPlayers = (s: State, faults: Faults): void => {
  for (let seat = 0; seat < on.players(s); seat++) checkPlayer(s, seat, faults);
};

const checkShipsAndHouse = (s: State, faults: Faults): void => {
  for (let good = 0; good < GOODS.length; good++)
    faults.atMost(
      `ships with ${GOODS[good]}`,
      sumOf(SHIPS, (ship) => (on.shipGood(s, ship) === good ? 1 : 0)),
      1,
    );
  for (let ship = 0; ship < SHIPS; ship++) {
    faults.atMost(`load of ship ${ship}`, on.shipLoad(s, ship), on.shipHolds(s, ship));
    faults.equal(`ship ${ship} empty`, on.shipLoad(s, ship) === 0 ? 1 : 0, on.shipGood(s, ship) === NOBODY ? 1 : 0);
  }
  faults.equal(
    'house',
    on.houseFilled(s),
    sumOf(GOODS.length, (good) => on.house(s, good)),
  );
  faults.atMost('house', on.houseFilled(s), HOUSE_PLACES);
};

/** Negative on purpose: nobody, no kind, not in play; and the bank, which never runs out (Q12). */
const MAY_BE_NEGATIVE = new Set(['bank', 'left', 'governor', 'taker', 'role', 'actor', 'placed', 'keptKind', 'roleTaker', 'shipGood']);

export const faultsOf = (s: State): readonly string[] => {
  if (on.players(s) < 2 || on.players(s) > MAX_PLAYERS) return [`${on.players(s)} players`];
  const faults = new Faults();
  for (const check of [checkBarrels, checkTiles, checkBuildings, checkSupplies, checkPlayers, checkShipsAndHouse]) check(s, faults);
  faults.notNegative(on.layout, s, MAY_BE_NEGATIVE);
  return faults.list;
};
