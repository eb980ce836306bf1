/** CO1–CO5, BD4–BD6, RU13, RU15: moving Ships, one at a time, and what comes of it after the last. */
import { type Decision, type Move, type MoveBuffer, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { COLONIES, type Good, WINE } from '../board/names.ts';
import { DONE, SAIL, SAIL_MORE, SHIP_FROM } from '../moves/table.ts';
import * as on from '../state/layout.ts';
import { colonyOfSlot, HOME_SLOT, isMarketSlot, MARKET_SLOTS, marketOf, SLOTS, type Slot } from '../state/places.ts';
import * as state from '../state/state.ts';
import { FOR_SHIP, SHIP, SHIP_TO } from '../state/steps.ts';
import { bootyIn } from './booty.ts';
import { hasMillMove } from './windmill.ts';
import { canDiscardWood, discardWood } from './wood.ts';

/** BD4: a market wants its own Good, a colony Wine. */
export const goodFor = (slot: Slot): Good => (isMarketSlot(slot) ? marketOf(slot) : WINE);

/** BD5: in play with this number of players. BD6: and empty. */
const isOpenSlot = (s: State, slot: Slot): boolean => on.slotCost(s, slot) >= 0 && on.slotShip(s, slot) === state.NOBODY;

const canPayGoods = (s: State, seat: Seat, slot: Slot, amount: number): boolean => on.goods(s, seat, goodFor(slot)) >= amount;

/** RU9: the Reals that entering a slot will bring: its own, or the Booty of its colony. */
const arrivingReals = (s: State, to: Slot): number => (isMarketSlot(to) ? on.slotReals(s, to) : bootyIn(s, colonyOfSlot(to)));

/** CO2: a Ship from home costs 1 Wood more. RU9: the Reals of the slot being entered may cover it. */
const canPayWood = (s: State, seat: Seat, from: Slot, arriving: number): boolean =>
  from !== HOME_SLOT || canDiscardWood(s, seat, 1, arriving);

/** CO1: an empty available slot, with its Goods. */
const canSail = (s: State, seat: Seat, from: Slot, to: Slot): boolean =>
  isOpenSlot(s, to) && canPayGoods(s, seat, to, on.slotCost(s, to)) && canPayWood(s, seat, from, arrivingReals(s, to));

/** RU15: the larger quantity of a 2-heads slot, with its own Reals. */
const canSailMore = (s: State, seat: Seat, from: Slot, to: Slot): boolean =>
  on.slotMoreCost(s, to) > 0 &&
  isOpenSlot(s, to) &&
  canPayGoods(s, seat, to, on.slotMoreCost(s, to)) &&
  canPayWood(s, seat, from, on.slotMoreReals(s, to));

const hasHarbour = (s: State, seat: Seat, from: Slot): boolean => {
  for (let to = 0; to < SLOTS; to++) if (canSail(s, seat, from, to)) return true;
  for (let to = 0; to < MARKET_SLOTS; to++) if (canSailMore(s, seat, from, to)) return true;
  return false;
};

/** Where there is only one harbour nothing is asked. The move, or NOBODY if there are several. */
const onlyVoyage = (s: State, seat: Seat, from: Slot): Move => {
  let only = state.NOBODY;
  for (let to = 0; to < SLOTS; to++) {
    if (canSail(s, seat, from, to)) {
      if (only !== state.NOBODY) return state.NOBODY;
      only = SAIL.first + to;
    }
    if (to < MARKET_SLOTS && canSailMore(s, seat, from, to)) {
      if (only !== state.NOBODY) return state.NOBODY;
      only = SAIL_MORE.first + to;
    }
  }
  return only;
};

/** RU4: no Ship moves twice in one action. */
const canCastOff = (s: State, seat: Seat, from: Slot, moved: Slot): boolean =>
  from === HOME_SLOT ? on.shipsHome(s, seat) > 0 : on.slotShip(s, from) === seat && moved !== from;

const canMoveAny = (s: State, seat: Seat, moved: Slot): boolean => {
  if (canCastOff(s, seat, HOME_SLOT, moved) && hasHarbour(s, seat, HOME_SLOT)) return true;
  for (let from = 0; from < SLOTS; from++) if (canCastOff(s, seat, from, moved)) return hasHarbour(s, seat, from);
  return false;
};

/** Whether a Ship could be moved now: for offers made before the action starts. */
export const couldMoveShips = (s: State, seat: Seat): boolean => canMoveAny(s, seat, state.NOBODY);

export const startShips = (s: State, seat: Seat, most: number): void => {
  on.movesLeft.set(s, most);
  on.movedTo.set(s, state.NOBODY);
  on.incoming.set(s, 0);
  askForShip(s, seat);
};

/** RU1: asks for the next Ship, also if only the windmill could still send it off, or closes the action. Also after the Wood of the last one. */
export const askForShip = (s: State, seat: Seat): void => {
  if (on.movesLeft(s) > 0 && (canMoveAny(s, seat, on.movedTo(s)) || hasMillMove(s, seat))) state.awaitSeat(s, SHIP, seat);
  else state.awaitNobody(s, SHIP);
};

export const ship: Decision = {
  moves: movesOf(SHIP_FROM, DONE),
  list(s: State, seat: Seat, out: MoveBuffer, count: number): number {
    let end = count;
    for (let from = 0; from <= HOME_SLOT; from++)
      if (canCastOff(s, seat, from, on.movedTo(s)) && hasHarbour(s, seat, from)) out[end++] = SHIP_FROM.first + from;
    out[end++] = DONE;
    return end;
  },
  apply(s: State, seat: Seat, move: Move): void {
    if (move === DONE) return state.awaitNobody(s, SHIP);
    on.lifted.set(s, SHIP_FROM.index(move));
    const only = onlyVoyage(s, seat, on.lifted(s));
    if (only === state.NOBODY) state.awaitSeat(s, SHIP_TO, seat);
    else shipTo.apply(s, seat, only);
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (move === DONE) return undefined;
    if (!SHIP_FROM.has(move)) return 'CO1';
    const from = SHIP_FROM.index(move);
    if (!canCastOff(s, seat, from, on.movedTo(s))) return on.movedTo(s) === from && from !== HOME_SLOT ? 'RU4' : 'CO1';
    if (hasHarbour(s, seat, from)) return undefined;
    return from === HOME_SLOT && !canDiscardWood(s, seat, 1) ? 'CO2' : 'CO1';
  },
};

export const shipTo: Decision = {
  moves: movesOf(SAIL, SAIL_MORE),
  apply(s: State, seat: Seat, move: Move): void {
    if (SAIL.has(move)) sail(s, seat, SAIL.index(move), on.slotCost(s, SAIL.index(move)), on.slotReals(s, SAIL.index(move)));
    else {
      const to = SAIL_MORE.index(move);
      sail(s, seat, to, on.slotMoreCost(s, to), on.slotMoreReals(s, to));
    }
  },
  whyNot(s: State, seat: Seat, move: Move): RuleId | undefined {
    if (SAIL.has(move))
      return whyNotSail(s, seat, SAIL.index(move), on.slotCost(s, SAIL.index(move)), canSail(s, seat, on.lifted(s), SAIL.index(move)));
    if (!SAIL_MORE.has(move)) return 'RU1';
    const to = SAIL_MORE.index(move);
    if (on.slotMoreCost(s, to) === 0) return 'RU15';
    return whyNotSail(s, seat, to, on.slotMoreCost(s, to), canSailMore(s, seat, on.lifted(s), to));
  },
};

const whyNotSail = (s: State, seat: Seat, to: Slot, cost: number, can: boolean): RuleId | undefined => {
  if (can) return undefined;
  if (on.slotCost(s, to) < 0) return 'BD5';
  if (on.slotShip(s, to) !== state.NOBODY) return 'BD6';
  return canPayGoods(s, seat, to, cost) ? 'CO2' : 'CO1';
};

/** CO1: the Goods are paid on arrival; BD6: the slot left is free at once; CO2: then the Wood of a Ship from home. */
const sail = (s: State, seat: Seat, to: Slot, cost: number, income: number): void => {
  const from = on.lifted(s);
  on.goods.add(s, seat, goodFor(to), -cost);
  if (from === HOME_SLOT) on.shipsHome.add(s, seat, -1);
  else on.slotShip.set(s, from, state.NOBODY);
  on.slotShip.set(s, to, seat);
  on.lifted.set(s, state.NOBODY);
  on.movedTo.set(s, to);
  on.movesLeft.add(s, -1);
  if (isMarketSlot(to)) on.incoming.add(s, income);
  else on.rewardsDue.add(s, colonyOfSlot(to), 1);
  if (from === HOME_SLOT) discardWood(s, seat, 1, FOR_SHIP);
  else askForShip(s, seat);
};

/** CO3: after all moves the Reals of the market slots. Rewards cost no Reals, so they may come after them. CO5: Wood is paid by now. */
export const collectReals = (s: State, seat: Seat): void => {
  on.reals.add(s, seat, on.incoming(s));
  on.incoming.set(s, 0);
};

export const hasRewardsDue = (s: State): boolean => {
  for (let colony = 0; colony < COLONIES.length; colony++) if (on.rewardsDue(s, colony) > 0) return true;
  return false;
};
