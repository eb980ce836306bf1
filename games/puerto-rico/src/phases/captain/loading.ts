/** CA1–CA7, V-harbor, V-wharf: loading the cargo ships. */
import { type Decision, type Move, type MoveBuffer, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { LOAD, LOAD_KINDS, PASS, USE_WHARF } from '../../moves/table.ts';
import * as on from '../../state/layout.ts';
import { awaitNobody, awaitSeat, givePoints, hasPrivilege, isOccupied, NOBODY } from '../../state/state.ts';
import { LOADING } from '../../state/steps.ts';
import { HARBOR, WHARF } from '../../tables/buildings.ts';
import { SHIPS, type Ship, SMALLEST_SHIP } from '../../tables/by-players.ts';
import { GOODS, type Good } from '../../tables/goods.ts';
import { CAPTAIN } from '../../tables/roles.ts';

export const shipSpace = (s: State, ship: Ship): number => on.shipHolds(s, ship) - on.shipLoad(s, ship);

/** CA3: the one ship that carries the kind, if any. */
const shipCarrying = (s: State, good: Good): Ship => {
  for (let ship = 0; ship < SHIPS; ship++) if (on.shipGood(s, ship) === good) return ship;
  return NOBODY;
};

/** CA3: only the ship that carries the kind takes it; if none does, every empty ship. */
const shipTakes = (s: State, ship: Ship, carrying: Ship): boolean =>
  carrying === NOBODY ? on.shipGood(s, ship) === NOBODY : ship === carrying;

/** CA4: as many of the kind as fit. */
const amountFor = (s: State, seat: Seat, good: Good, ship: Ship, carrying: Ship): number =>
  shipTakes(s, ship, carrying) ? Math.min(on.barrels(s, seat, good), shipSpace(s, ship)) : 0;

export const loadAmount = (s: State, seat: Seat, good: Good, ship: Ship): number => amountFor(s, seat, good, ship, shipCarrying(s, good));

/** CA4, Q5: the most barrels of a kind that a ship takes; 0 if no ship takes any. */
const mostLoaded = (s: State, seat: Seat, good: Good): number => {
  if (on.barrels(s, seat, good) === 0) return 0;
  const carrying = shipCarrying(s, good);
  let most = 0;
  for (let ship = 0; ship < SHIPS; ship++) most = Math.max(most, amountFor(s, seat, good, ship, carrying));
  return most;
};

/** CA4: a kind goes only on a ship that takes the most of it. CA5: the player chooses the kind freely. */
const takesMost = (s: State, seat: Seat, good: Good, ship: Ship, most: number): boolean =>
  most > 0 && loadAmount(s, seat, good, ship) === most;

export const canLoad = (s: State, seat: Seat, good: Good, ship: Ship): boolean => takesMost(s, seat, good, ship, mostLoaded(s, seat, good));

/** CA2: a player who can load must load. */
const mustLoad = (s: State, seat: Seat): boolean => {
  for (let good = 0; good < GOODS.length; good++) if (mostLoaded(s, seat, good) > 0) return true;
  return false;
};

/** V-wharf: once per phase, any kind. */
export const mayUseWharf = (s: State, seat: Seat): boolean => on.wharfUsed(s, seat) === 0 && isOccupied(s, seat, WHARF);

const canUseWharf = (s: State, seat: Seat): boolean => {
  if (!mayUseWharf(s, seat)) return false;
  for (let good = 0; good < GOODS.length; good++) if (on.barrels(s, seat, good) > 0) return true;
  return false;
};

/** CA6: 1 VP per barrel, 1 more for the captain's first load. V-harbor: 1 more per load. Q6: both also for the wharf. CA10: prices do not matter. */
export const loadPoints = (s: State, seat: Seat, amount: number): number =>
  amount + (isOccupied(s, seat, HARBOR) ? 1 : 0) + (hasPrivilege(s, seat, CAPTAIN) && on.captainPaid(s) === 0 ? 1 : 0);

const scoreLoad = (s: State, seat: Seat, amount: number): void => {
  givePoints(s, seat, loadPoints(s, seat, amount));
  if (hasPrivilege(s, seat, CAPTAIN)) on.captainPaid.set(s, 1);
};

const load = (s: State, seat: Seat, good: Good, ship: Ship): void => {
  const amount = loadAmount(s, seat, good, ship);
  on.barrels.add(s, seat, good, -amount);
  on.shipGood.set(s, ship, good);
  on.shipLoad.add(s, ship, amount);
  scoreLoad(s, seat, amount);
};

/** V-wharf: all barrels of a kind, for the same VP as on a ship. Q14: they return to the supply at once. */
const loadWharf = (s: State, seat: Seat, good: Good): void => {
  const amount = on.barrels(s, seat, good);
  on.barrels.set(s, seat, good, 0);
  on.barrelsLeft.add(s, good, amount);
  on.wharfUsed.set(s, seat, 1);
  scoreLoad(s, seat, amount);
};

export const beginCaptain = (s: State): void => {
  on.actor.set(s, on.taker(s));
  askNextLoader(s);
};

/** Resets what holds for one captain's phase. */
export const endLoading = (s: State): void => {
  on.idle.set(s, 0);
  on.captainPaid.set(s, 0);
  for (let seat = 0; seat < on.players(s); seat++) on.wharfUsed.set(s, seat, 0);
};

/** CA1, Q5: players load in turn until nobody has loaded for a whole lap. */
const askNextLoader = (s: State): void => {
  for (; on.idle(s) < on.players(s); on.idle.add(s, 1)) {
    const seat = on.actor(s);
    if (mustLoad(s, seat) || canUseWharf(s, seat)) return awaitSeat(s, LOADING, seat);
    on.actor.set(s, on.nextSeat(s, seat));
  }
  awaitNobody(s, LOADING);
};

const shipOf = (s: State, move: Move): Ship => {
  const holds = SMALLEST_SHIP + (LOAD.index(move) % LOAD_KINDS);
  for (let ship = 0; ship < SHIPS; ship++) if (on.shipHolds(s, ship) === holds) return ship;
  return NOBODY;
};

const loadMove = (s: State, good: Good, ship: Ship): Move => LOAD.first + good * LOAD_KINDS + on.shipHolds(s, ship) - SMALLEST_SHIP;

const goodOf = (move: Move): Good => Math.floor(LOAD.index(move) / LOAD_KINDS);

const whyNotLoad = (s: State, seat: Seat, move: Move): RuleId | undefined => {
  const ship = shipOf(s, move);
  const good = goodOf(move);
  if (ship === NOBODY) return 'S5';
  if (on.barrels(s, seat, good) === 0) return 'CA1';
  if (loadAmount(s, seat, good, ship) === 0) return 'CA3';
  return canLoad(s, seat, good, ship) ? undefined : 'CA4';
};

export const loading: Decision = {
  moves: movesOf(LOAD, USE_WHARF, PASS),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    let end = count;
    for (let good = 0; good < GOODS.length; good++) {
      const most = mostLoaded(s, seat, good);
      for (let ship = 0; ship < SHIPS; ship++) if (takesMost(s, seat, good, ship, most)) out[end++] = loadMove(s, good, ship);
    }
    const mayPass = end === count;
    if (mayUseWharf(s, seat))
      for (let good = 0; good < GOODS.length; good++) if (on.barrels(s, seat, good) > 0) out[end++] = USE_WHARF.first + good;
    if (mayPass) out[end++] = PASS;
    return end;
  },
  apply(s: State, seat: Seat, move: Move): void {
    if (move === PASS) on.idle.add(s, 1);
    else {
      if (USE_WHARF.has(move)) loadWharf(s, seat, USE_WHARF.index(move));
      else load(s, seat, goodOf(move), shipOf(s, move));
      on.idle.set(s, 0);
    }
    on.actor.set(s, on.nextSeat(s, seat));
    askNextLoader(s);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === PASS) return mustLoad(s, seat) ? 'CA2' : undefined;
    if (LOAD.has(move)) return whyNotLoad(s, seat, move);
    if (!USE_WHARF.has(move)) return 'R1';
    return mayUseWharf(s, seat) && on.barrels(s, seat, USE_WHARF.index(move)) > 0 ? undefined : 'V-wharf';
  },
};
