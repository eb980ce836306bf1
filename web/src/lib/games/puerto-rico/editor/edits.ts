/** One change of a position at a time: what somebody is given comes from the supply, and what is taken away goes back there. Not checked. */
import { at, type Seat, type State } from '@caravel/core';
import { BUILDING_COUNT, CIRCLES, NOBODY, on, QUARRY, ROLES, SPACES } from '@caravel/puerto-rico/inside';

export const setDoubloons = (s: State, seat: Seat, count: number): void => {
  on.bank.add(s, on.doubloons(s, seat) - count);
  on.doubloons.set(s, seat, count);
};

/** Q8: VP beyond the chips are noted on paper. */
export const setPoints = (s: State, seat: Seat, count: number): void => {
  const left = on.pointsLeft(s) - on.pointsNoted(s) + on.points(s, seat) - count;
  on.pointsLeft.set(s, Math.max(0, left));
  on.pointsNoted.set(s, Math.max(0, -left));
  on.points.set(s, seat, count);
};

const addColonists = (s: State, seat: Seat, count: number): void => {
  on.colonists.add(s, seat, count);
  on.colonistsLeft.add(s, -count);
};

export const setSanJuan = (s: State, seat: Seat, count: number): void => {
  addColonists(s, seat, count - on.sanJuan(s, seat));
  on.sanJuan.set(s, seat, count);
};

export const setBarrels = (s: State, seat: Seat, good: number, count: number): void => {
  on.barrelsLeft.add(s, good, on.barrels(s, seat, good) - count);
  on.barrels.set(s, seat, good, count);
};

export const setOccupied = (s: State, seat: Seat, tile: number, count: number): void => {
  addColonists(s, seat, count - on.tilesOccupied(s, seat, tile));
  on.tilesOccupied.set(s, seat, tile, count);
};

/** From the face-down tiles, and when there are none of the kind from the discarded ones. */
const takeTiles = (s: State, tile: number, count: number): void => {
  if (tile === QUARRY) return on.quarriesLeft.add(s, -count);
  const hidden = Math.min(count, on.faceDown(s, tile));
  const discarded = Math.min(count - hidden, on.discarded(s, tile));
  on.discarded.add(s, tile, -Math.max(0, discarded));
  on.faceDown.add(s, tile, -(count - Math.max(0, discarded)));
};

/** A tile that goes takes its colonist with it. */
export const setTiles = (s: State, seat: Seat, tile: number, count: number): void => {
  const more = count - on.tiles(s, seat, tile);
  takeTiles(s, tile, more);
  on.tiles.set(s, seat, tile, count);
  on.islandFilled.add(s, seat, more);
  if (on.tilesOccupied(s, seat, tile) > count) setOccupied(s, seat, tile, Math.max(0, count));
};

const addBuilding = (s: State, seat: Seat, building: number, count: 1 | -1): void => {
  on.buildings.add(s, seat, building, count);
  on.buildingsLeft.add(s, building, -count);
  on.buildingCircles.add(s, seat, count * at(CIRCLES, building));
  on.cityFilled.add(s, seat, count * at(SPACES, building));
};

/** −1: not built; otherwise with so many colonists. */
export const setBuilding = (s: State, seat: Seat, building: number, colonists: number): void => {
  const had = on.buildings(s, seat, building) > 0;
  if (had !== colonists >= 0) addBuilding(s, seat, building, had ? -1 : 1);
  const count = Math.max(0, colonists);
  addColonists(s, seat, count - on.buildingColonists(s, seat, building));
  on.buildingColonists.set(s, seat, building, count);
};

export const buildingValue = (s: State, seat: Seat, building: number): number =>
  on.buildings(s, seat, building) > 0 ? on.buildingColonists(s, seat, building) : NOBODY;

/** An empty ship carries no kind, and one that is given a kind carries at least one barrel of it. */
export const setShip = (s: State, ship: number, good: number, load: number): void => {
  const before = on.shipGood(s, ship);
  if (before !== NOBODY) on.barrelsLeft.add(s, before, on.shipLoad(s, ship));
  on.shipGood.set(s, ship, load === 0 ? NOBODY : good);
  on.shipLoad.set(s, ship, good === NOBODY ? load : Math.max(0, load));
  if (good !== NOBODY && load > 0) on.barrelsLeft.add(s, good, -load);
};

export const setHouse = (s: State, good: number, count: number): void => {
  const more = count - on.house(s, good);
  on.house.set(s, good, count);
  on.houseFilled.add(s, more);
  on.barrelsLeft.add(s, good, -more);
};

export const setFaceUp = (s: State, good: number, count: number): void => {
  takeTiles(s, good, count - on.faceUp(s, good));
  on.faceUp.set(s, good, count);
};

export const setColonistShip = (s: State, count: number): void => {
  on.colonistsLeft.add(s, on.colonistShip(s) - count);
  on.colonistShip.set(s, count);
};

export const setRoleDoubloons = (s: State, role: number, count: number): void => {
  on.bank.add(s, on.roleDoubloons(s, role) - count);
  on.roleDoubloons.set(s, role, count);
};

/** The seat so many places further on. */
const further = (s: State, seat: Seat, steps: number): Seat => {
  let now = seat;
  for (let i = 0; i < steps; i++) now = on.nextSeat(s, now);
  return now;
};

const stepsBetween = (s: State, from: Seat, to: Seat): number => {
  let steps = 0;
  for (let seat = from; seat !== to && steps < on.players(s); seat = on.nextSeat(s, seat)) steps++;
  return steps;
};

const rolesTaken = (s: State): number => ROLES.filter((_, role) => on.roleTaker(s, role) >= 0).length;

/** Whoever chooses next follows from the governor and from how many roles are taken. */
const passTurn = (s: State): void => {
  const picks = rolesTaken(s);
  on.picks.set(s, picks);
  on.turn.set(s, 1 << further(s, on.governor(s), picks % on.players(s)));
  if (picks > 0) on.taker.set(s, further(s, on.governor(s), (picks - 1) % on.players(s)));
};

export const setRoleTaker = (s: State, role: number, seat: Seat): void => {
  on.roleTaker.set(s, role, seat);
  passTurn(s);
};

/** The roles that are taken go round the table with the governor. */
export const setGovernor = (s: State, seat: Seat): void => {
  const steps = stepsBetween(s, on.governor(s), seat);
  for (const role of ROLES.keys()) {
    const taker = on.roleTaker(s, role);
    if (taker >= 0) on.roleTaker.set(s, role, further(s, taker, steps));
  }
  on.governor.set(s, seat);
  passTurn(s);
};

/** The seat that chooses a role; the governor sits as many places before it as roles are taken. */
export const setTurn = (s: State, seat: Seat): void => setGovernor(s, further(s, on.governor(s), stepsBetween(s, chooserOf(s), seat)));

export const chooserOf = (s: State): Seat => 31 - Math.clz32(on.turn(s));

/** R1: the roles that are taken were taken in turn order, and one is left to take in this round. */
export const rolesFault = (s: State, picks: number): string | undefined => {
  if (rolesTaken(s) >= picks) return 'roles: all are taken';
  const takers = ROLES.flatMap((_, role) => (on.roleTaker(s, role) >= 0 ? [on.roleTaker(s, role)] : [])).sort();
  const due = takers.map((_, i) => further(s, on.governor(s), i % on.players(s))).sort();
  return takers.join() === due.join() ? undefined : 'roles: not in turn order';
};

export const BUILDING_INDICES = Array.from({ length: BUILDING_COUNT }, (_, i) => i);
