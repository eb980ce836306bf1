/** DW1–DW4, GW1, GW2, V10, RU7–RU10: Wood that is discarded, bought, or got. */
import { at, type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { BUY, GET } from '../moves/table.ts';
import * as on from '../state/layout.ts';
import { FOREST, type Place } from '../state/places.ts';
import { ruleSet } from '../state/rule-set.ts';
import { awaitNobody, awaitSeat, hasWorkerOn, NOBODY, onlyOne } from '../state/state.ts';
import { ACTION_DONE, BUY_WOOD, D, FAVOR_WOOD_PAID, GET_WOOD, SHIP_WOOD_PAID, UPKEEP_WOOD_PAID, type WoodUse } from '../state/steps.ts';
import { MOST_WOOD_BOUGHT } from '../tables/pieces.ts';
import { bootyDue } from './booty.ts';

/** DW2, GW1: a Field with Wood where you stand, or the supply if you stand in the Forest. */
const isSource = (s: State, seat: Seat, place: Place): boolean =>
  hasWorkerOn(s, seat, place) && (place === FOREST || on.fieldWood(s, place) > 0);

/** GW2: Wood within reach; the Forest never runs out. */
export const woodInReach = (s: State, seat: Seat): number => {
  if (hasWorkerOn(s, seat, FOREST)) return Number.MAX_SAFE_INTEGER;
  let sum = 0;
  for (let rest = on.fieldWorkers(s, seat); rest !== 0; rest &= rest - 1) sum += on.fieldWood(s, 31 - Math.clz32(rest & -rest));
  return sum;
};

export const hasWoodAccess = (s: State, seat: Seat): boolean => woodInReach(s, seat) > 0;

/** DW3: the price of so much Wood in one turn, Favor and action together. */
const priceOf = (s: State, amount: number): number => (amount === 0 ? 0 : on.woodPrices(s, amount - 1));

/** DW3: what the next pieces cost after those already bought this turn. */
export const woodCost = (s: State, amount: number): number => priceOf(s, on.woodBought(s) + amount) - priceOf(s, on.woodBought(s));

/** V10: at once from the Reals at home; RU9: as a debt that home, market slots and Booty of this turn will cover. RU10: in D at once. */
const isPaidAtOnce = (s: State): boolean => on.phase(s) === D || ruleSet(s).woodPaidAtOnce;

/** RU9: Reals that are promised to nobody yet. */
export const freeReals = (s: State, seat: Seat): number => on.reals(s, seat) - on.debt(s);

/** RU3: whether `amount` Wood can be discarded now; `arriving` are the Reals of the slot being entered (RU9). */
export const canDiscardWood = (s: State, seat: Seat, amount: number, arriving = 0): boolean => {
  const missing = amount - on.wood(s, seat);
  if (missing <= 0) return true;
  if (missing > woodInReach(s, seat) || on.woodBought(s) + missing > MOST_WOOD_BOUGHT) return false;
  const payable = isPaidAtOnce(s) ? on.reals(s, seat) : freeReals(s, seat) + on.incoming(s) + bootyDue(s) + arriving;
  return woodCost(s, missing) <= payable;
};

/** DW1: home Wood first; DW2: only what is missing is bought. */
export const discardWood = (s: State, seat: Seat, amount: number, use: WoodUse): void => {
  const fromHome = Math.min(amount, on.wood(s, seat));
  on.wood.add(s, seat, -fromHome);
  on.woodDue.set(s, amount - fromHome);
  on.woodFor.set(s, use);
  askWhereToBuy(s, seat);
};

/** The only source there is, or NOBODY if there are several. */
const onlySource = (s: State, seat: Seat): Place => onlyOne(s, seat, 0, FOREST + 1, isSource);

/** What goes on when the Wood is paid, by what it is for. */
const PAID = [SHIP_WOOD_PAID, FAVOR_WOOD_PAID, UPKEEP_WOOD_PAID];

/** RU7: the player chooses the source, piece by piece; where there is only one nothing is asked. */
const askWhereToBuy = (s: State, seat: Seat): void => {
  while (on.woodDue(s) > 0) {
    const source = onlySource(s, seat);
    if (source === NOBODY) return awaitSeat(s, BUY_WOOD, seat);
    buy(s, seat, source);
  }
  awaitNobody(s, at(PAID, on.woodFor(s)));
};

const takeFrom = (s: State, place: Place): void => {
  if (place !== FOREST) on.fieldWood.add(s, place, -1);
};

/** DW4: bought Wood is discarded at once. */
const buy = (s: State, seat: Seat, source: Place): void => {
  const price = woodCost(s, 1);
  if (isPaidAtOnce(s)) on.reals.add(s, seat, -price);
  else on.debt.add(s, price);
  takeFrom(s, source);
  on.woodBought.add(s, 1);
  on.woodDue.add(s, -1);
};

/** V10: the debt of the first edition is paid when the turn ends. */
export const settleDebt = (s: State, seat: Seat): void => {
  on.reals.add(s, seat, -on.debt(s));
  on.debt.set(s, 0);
  on.woodBought.set(s, 0);
};

export const buying: Decision = {
  moves: movesOf(BUY),
  apply(s: State, seat: Seat, move: Move): void {
    buy(s, seat, BUY.index(move));
    askWhereToBuy(s, seat);
  },
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    BUY.has(move) && isSource(s, seat, BUY.index(move)) ? undefined : 'DW2',
};

/** GW1: free, to your home, as much as there is. GW2: nothing without access. */
export const getWood = (s: State, seat: Seat, amount: number): void => {
  on.woodOwed.set(s, Math.min(amount, woodInReach(s, seat)));
  askWhereToGet(s, seat);
};

const askWhereToGet = (s: State, seat: Seat): void => {
  const everything = woodInReach(s, seat) === on.woodOwed(s);
  while (on.woodOwed(s) > 0) {
    const source = everything ? firstSource(s, seat) : onlySource(s, seat);
    if (source === NOBODY) return awaitSeat(s, GET_WOOD, seat);
    getOne(s, seat, source);
  }
  awaitNobody(s, ACTION_DONE);
};

const firstSource = (s: State, seat: Seat): Place => {
  for (let place = 0; place <= FOREST; place++) if (isSource(s, seat, place)) return place;
  return NOBODY;
};

const getOne = (s: State, seat: Seat, source: Place): void => {
  takeFrom(s, source);
  on.wood.add(s, seat, 1);
  on.woodOwed.add(s, -1);
};

export const getting: Decision = {
  moves: movesOf(GET),
  apply(s: State, seat: Seat, move: Move): void {
    getOne(s, seat, GET.index(move));
    askWhereToGet(s, seat);
  },
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    GET.has(move) && isSource(s, seat, GET.index(move)) ? undefined : 'GW1',
};
