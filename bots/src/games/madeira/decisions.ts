/** Which decisions of Madeira are large, and which moves a sensible player considers. */
import { firstSeat, type Move, type Seat, type State } from '@caravel/core';
import { type MadeiraMove, madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import { hasNavigator, lacksWealth } from './dominated/needs.ts';
import type { Test } from './dominated/pattern.ts';
import { isWheatWanted } from './dominated/windmill.ts';
import { isDominated } from './dominated.ts';

const { on, names, places, steps } = md;

/** The decisions that are branches of a search: rows, dice and passing, buildings. */
export const isLarge = (s: State): boolean => {
  const step = on.step(s);
  return step === steps.TURN || step === steps.ROW_CHOICE || step === steps.BUILDING_TURN;
};

/** From phase D of the last round on nothing is rolled any more, so that the rest can be solved. */
export const isEnding = (s: State): boolean => on.round(s) === md.ROUNDS && on.phase(s) >= steps.D;

const COMMANDER = names.CHARACTERS.indexOf('commander');

/** Whether this seat could send off a Ship next. */
const isShipTime = (s: State, seat: Seat): boolean => {
  switch (on.step(s)) {
    case steps.SHIP:
      return true;
    case steps.CHARACTER:
      return on.characterOn(s, on.dieBuilding(s)) === COMMANDER;
    case steps.TURN:
      return hasNavigator(s, seat) || !hasDice(s, seat);
    default:
      return on.step(s) === steps.BUILDING_TURN && hasNavigator(s, seat);
  }
};

const hasDice = (s: State, seat: Seat): boolean => on.homeDice(s, seat, 0) + on.homeDice(s, seat, 1) + on.homeDice(s, seat, 2) > 0;

/** Whether one more Good would pay for a free slot that the seat cannot pay for now. */
const opensSlot = (s: State, seat: Seat, good: number): boolean => {
  const cost = on.goods(s, seat, good) + 1;
  const end = good === names.WINE ? places.SLOTS : (good + 1) * places.SLOTS_EACH;
  for (let slot = good * places.SLOTS_EACH; slot < end; slot++) {
    if (on.slotCost(s, slot) < 0 || on.slotShip(s, slot) !== md.NOBODY) continue;
    if (on.slotCost(s, slot) === cost || (slot < places.MARKET_SLOTS && on.slotMoreCost(s, slot) === cost)) return true;
  }
  return false;
};

const isExchangeWorth = (s: State, seat: Seat, good: number): boolean =>
  (isShipTime(s, seat) && opensSlot(s, seat, good)) || (good === names.WHEAT && isMillTime(s) && isWheatWanted(s, seat));

/** The windmill is considered only when a turn starts or the mill closes, not within every action. */
const isMillTime = (s: State): boolean => {
  const step = on.step(s);
  return isLarge(s) || step === steps.FEEDING || step === steps.LAST_MILL_C || step === steps.LAST_MILL_D;
};

/** W5: at the bottom Reals cost a point. That is worth it for a building that is nearly paid, or for Wealth where a point buys more than one Real. */
const areRealsAtBottomWorth = (s: State, seat: Seat): boolean => {
  const reals = md.ruleSet(s).realsAtBottom;
  if (on.step(s) !== steps.BUILDING_TURN) return reals > 1 && lacksWealth(s, seat);
  const missing = md.costFor(s) - md.freeReals(s, seat);
  return missing > 0 && missing <= 2 * reals;
};

/** The rightmost piece wins ties, so a Citizen goes to the leftmost free spot. For a Worker see dominated/pieces.ts. */
const isSpotWorth = (spot: number): Test => {
  const first = places.spotOf(places.cityOf(spot), 0);
  return (s) => {
    const from = on.lifted(s);
    if (!places.isSpot(from) || on.spots(s, from - places.FIRST_SPOT) !== md.CITIZEN) return true;
    for (let other = first; other < spot; other++) if (md.isFreeSpot(s, other)) return false;
    return true;
  };
};

/** A Worker at home is sent to a Field before one from another Field, unless there is no Bread for one more. */
const isFieldToLeave: Test = (s, seat) =>
  on.moveKind(s) !== steps.TO_FIELD || on.workersHome(s, seat) === 0 || md.hungryWorkers(s, seat) >= on.bread(s, seat);

/** Of slots of a colony that cost the same only the first is considered. */
const isFirstOfItsCost = (slot: number): Test => {
  const first = slot - (slot % places.SLOTS_EACH);
  return (s) => {
    for (let other = first; other < slot; other++)
      if (on.slotShip(s, other) === md.NOBODY && on.slotCost(s, other) === on.slotCost(s, slot)) return false;
    return true;
  };
};

type Has = (s: State, seat: Seat, value: number) => boolean;

/** B4: of the dice that cost Bread only the one that costs least is considered. */
const isDieWorth = (value: number, figure: number, has: Has): Test => {
  return (s, seat) => {
    if (value >= on.buildingRegion(s, md.buildingOf(s, figure))) return true;
    for (let higher = value + 1; higher <= md.DIE_VALUES; higher++) if (has(s, seat, higher)) return false;
    return true;
  };
};

const placeOf = (name: Extract<MadeiraMove, { kind: 'to' }>['place']): number => places.PLACE_NAMES.indexOf(name);
const always: Test = () => true;

const testOf = (move: MadeiraMove): Test => {
  switch (move.kind) {
    case 'exchange': {
      const good = names.GOODS.indexOf(move.taken);
      return (s, seat) => isExchangeWorth(s, seat, good);
    }
    case 'windmill up':
      return isMillTime;
    case 'windmill down bread':
      return (s, seat) => isMillTime(s) && on.mill(s, seat) > 0;
    case 'windmill down reals':
      return (s, seat) => isMillTime(s) && (on.mill(s, seat) > 0 || areRealsAtBottomWorth(s, seat));
    case 'die':
      return isDieWorth(move.value, names.FIGURES.indexOf(move.figure), md.hasGuildDie);
    case 'pirate':
      return isDieWorth(move.value, names.FIGURES.indexOf(move.figure), md.hasPirateDie);
    case 'to':
      return places.isSpot(placeOf(move.place)) ? isSpotWorth(placeOf(move.place)) : always;
    case 'worker':
      return placeOf(move.from) < places.FIELDS ? isFieldToLeave : always;
    case 'sail': {
      const slot = places.SLOT_NAMES.indexOf(move.slot);
      return places.isMarketSlot(slot) ? always : isFirstOfItsCost(slot);
    }
    default:
      return always;
  }
};

const TESTS: readonly Test[] = Array.from({ length: madeira.moves.count }, (_, move) => testOf(madeira.moves.struct(move)));

/** Whether a sensible player considers a legal move. */
export const isCandidate = (s: State, move: Move): boolean => {
  const seat = firstSeat(on.turn(s));
  const test = TESTS[move] ?? always;
  return test(s, seat) && !isDominated(s, move, seat);
};
