/** What no move may break: pieces are conserved, nothing is negative, limits hold. */
import { at, CHANCE_TURN, Faults, OVER, type Seat, type State, sumOf } from '@caravel/core';
import * as on from './state/layout.ts';
import { NOBODY } from './state/state.ts';
import { FACE_UP, GOVERNOR, HACIENDA_TILE, ORDER, OVER_STEP, PLACING, ROLE_CHOICE, STEPS } from './state/steps.ts';
import { BUILDING_COUNT, BUILDING_TABLE, BUILDINGS, CIRCLES, SPACES } from './tables/buildings.ts';
import { BANK, boxFor, CITY_SPACES, HOUSE_PLACES, ISLAND_SPACES, MAX_PLAYERS, SHIPS } from './tables/by-players.ts';
import { BARRELS, GOODS, QUARRY, TILE_COPIES, TILES } from './tables/goods.ts';
import { ROLES } from './tables/roles.ts';

const overSeats = (of: (seat: Seat) => number): number => sumOf(MAX_PLAYERS, of);

const checkBarrels = (s: State, faults: Faults): void => {
  const { barrelsOut } = boxFor(on.players(s));
  for (let good = 0; good < GOODS.length; good++) {
    const onShips = sumOf(SHIPS, (ship) => (on.shipGood(s, ship) === good ? on.shipLoad(s, ship) : 0));
    const all = on.barrelsLeft(s, good) + on.house(s, good) + onShips + overSeats((seat) => on.barrels(s, seat, good));
    faults.equal(`barrels of ${GOODS[good]}`, all, at(BARRELS, good) - barrelsOut);
  }
};

const checkTiles = (s: State, faults: Faults): void => {
  const { tilesOut } = boxFor(on.players(s));
  for (let tile = 0; tile < TILES.length; tile++) {
    const supply = tile === QUARRY ? on.quarriesLeft(s) : on.faceDown(s, tile) + on.faceUp(s, tile) + on.discarded(s, tile);
    const all = supply + overSeats((seat) => on.tiles(s, seat, tile));
    faults.equal(`tiles of ${TILES[tile]}`, all, at(TILE_COPIES, tile) - tilesOut);
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
  const owned = overSeats((seat) => on.colonists(s, seat));
  faults.equal('colonists', on.colonistsLeft(s) + on.colonistShip(s) + owned, box.colonists + on.players(s));
  faults.equal('VP', on.pointsLeft(s) - on.pointsNoted(s) + overSeats((seat) => on.points(s, seat)), box.points);
  const onRoles = sumOf(ROLES.length, (role) => on.roleDoubloons(s, role));
  faults.equal('doubloons', on.bank(s) + onRoles + overSeats((seat) => on.doubloons(s, seat)), BANK);
};

/** While a player places, the places not decided yet still show the colonists they had before, so only the decided ones are counted. */
const checkColonists = (s: State, seat: Seat, faults: Faults): void => {
  const decided = on.circlesAhead(s, seat) > 0 ? on.placing(s, seat) : TILES.length + BUILDING_COUNT;
  const onTiles = sumOf(Math.min(decided, TILES.length), (tile) => on.tilesOccupied(s, seat, tile));
  const onBuildings = sumOf(decided - TILES.length, (building) => on.buildingColonists(s, seat, building));
  faults.equal(`colonists of seat ${seat}`, on.sanJuan(s, seat) + on.hand(s, seat) + onTiles + onBuildings, on.colonists(s, seat));
  const circles = sumOf(BUILDING_COUNT, (building) => on.buildings(s, seat, building) * at(CIRCLES, building));
  faults.equal(`circles of seat ${seat}`, on.buildingCircles(s, seat), circles);
};

const checkPlayer = (s: State, seat: Seat, faults: Faults): void => {
  checkColonists(s, seat, faults);
  const laid = sumOf(TILES.length, (tile) => on.tiles(s, seat, tile));
  faults.equal(`island of seat ${seat}`, on.islandFilled(s, seat), laid);
  faults.atMost(`island of seat ${seat}`, on.islandFilled(s, seat), ISLAND_SPACES);
  const covered = sumOf(BUILDING_COUNT, (building) => on.buildings(s, seat, building) * at(SPACES, building));
  faults.equal(`city of seat ${seat}`, on.cityFilled(s, seat), covered);
  faults.atMost(`city of seat ${seat}`, on.cityFilled(s, seat), CITY_SPACES);
  for (let tile = 0; tile < TILES.length; tile++)
    faults.atMost(`colonists of seat ${seat} on ${TILES[tile]}`, on.tilesOccupied(s, seat, tile), on.tiles(s, seat, tile));
  for (let building = 0; building < BUILDING_COUNT; building++) {
    const circles = on.buildings(s, seat, building) * at(CIRCLES, building);
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

/** The steps at which chance decides. */
const CHANCE_STEPS = [GOVERNOR, ORDER, FACE_UP, HACIENDA_TILE];

/** The turn fits the step, and indices are in range: what a position read from outside must fulfil to be played on. */
const checkFlow = (s: State, faults: Faults): void => {
  const { list } = faults;
  const step = on.step(s);
  const turn = on.turn(s);
  if (STEPS[step] === undefined) list.push(`step: ${step}`);
  if ((turn === OVER) !== (step === OVER_STEP)) list.push(`turn ${turn} at step ${STEPS[step]}`);
  if ((turn === CHANCE_TURN) !== CHANCE_STEPS.includes(step)) list.push(`turn ${turn} at step ${STEPS[step]}`);
  if (turn !== CHANCE_TURN) faults.atMost('turn', turn, (1 << on.players(s)) - 1);
  for (const [name, cell, end] of INDICES) {
    faults.atLeast(name, cell(s), NOBODY);
    faults.atMost(name, cell(s), end(s) - 1);
  }
};

type Index = readonly [string, (s: State) => number, (s: State) => number];
const INDICES: readonly Index[] = [
  ['governor', on.governor, on.players],
  ['taker', on.taker, on.players],
  ['actor', on.actor, on.players],
  ['role', on.role, () => ROLES.length],
  ['placed', on.placed, () => BUILDING_COUNT],
  ['keptKind', on.keptKind, () => GOODS.length],
];

/** Once everybody is seated, `nextSeat` leads round the table: from seat 0 through every other seat back to seat 0. */
const checkSeats = (s: State, faults: Faults): void => {
  if (on.step(s) === GOVERNOR || on.step(s) === ORDER) return;
  let around = 0;
  let seat = 0;
  do {
    seat = on.nextSeat(s, seat);
    around++;
  } while (seat > 0 && seat < on.players(s) && around < on.players(s));
  faults.equal('seats around the table', seat === 0 ? around : NOBODY, on.players(s));
};

/** Between roles everything that belongs to one role is reset, and colonists are in hand only while they are placed. */
const checkLeftovers = (s: State, faults: Faults): void => {
  if (on.step(s) !== PLACING)
    for (let seat = 0; seat < on.players(s); seat++)
      faults.equal(`placing of seat ${seat}`, on.hand(s, seat) + on.placing(s, seat) + on.circlesAhead(s, seat), 0);
  if (on.step(s) !== ROLE_CHOICE) return;
  const leftover = on.lap(s) + on.idle(s) + on.captainPaid(s) + on.crafted(s) + on.storedKinds(s) + on.haciendaUsed(s);
  faults.equal('left over from the last role', leftover + overSeats((seat) => on.wharfUsed(s, seat)), 0);
  faults.equal('role between roles', on.role(s), NOBODY);
};

/** Fields in which a negative number means nobody, no kind or not in play, and the bank, which never runs out (Q12). */
const MAY_BE_NEGATIVE = new Set(['bank', 'nextSeat', 'governor', 'taker', 'role', 'actor', 'placed', 'keptKind', 'roleTaker', 'shipGood']);

export const faultsOf = (s: State): readonly string[] => {
  if (on.players(s) < 2 || on.players(s) > MAX_PLAYERS) return [`${on.players(s)} players`];
  const faults = new Faults();
  for (const check of [
    checkBarrels,
    checkTiles,
    checkBuildings,
    checkSupplies,
    checkPlayers,
    checkShipsAndHouse,
    checkFlow,
    checkSeats,
    checkLeftovers,
  ])
    check(s, faults);
  faults.notNegative(on.layout, s, MAY_BE_NEGATIVE);
  return faults.list;
};
