/** What a seat needs right now and the windmill could provide. The mill stays open, so whatever is not needed now can wait. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';

const { on, names, steps } = md;
const LADY = names.FAVORS.indexOf('lady');
const NAVIGATOR = names.FAVORS.indexOf('navigator');

/** F1 */
const mayUse = (s: State, seat: Seat, favor: number): boolean =>
  on.favorUsed(s) === 0 && on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 1;

export const hasNavigator = (s: State, seat: Seat): boolean => mayUse(s, seat, NAVIGATOR);

/** W5: Reals are never worth more than two points. */
const POINTS_TO_GIVE = 2;

/** The most Reals the mill can provide: by its steps down, by more steps for 2 Wheat each, and at the bottom by a point or two. */
const realsOfMill = (s: State, seat: Seat): number => {
  const others = on.goods(s, seat, names.SUGAR) + on.goods(s, seat, names.WINE);
  const wheat = on.goods(s, seat, names.WHEAT) + (others >> 1);
  const points = Math.min(POINTS_TO_GIVE, on.points(s, seat));
  return md.REALS_A_STEP * (on.mill(s, seat) + (wheat >> 1)) + points * md.ruleSet(s).realsAtBottom;
};

/** Whether the seat cannot pay the cost, but could with Reals from the mill. */
const lacks = (s: State, seat: Seat, cost: number): boolean => {
  const reals = md.freeReals(s, seat);
  return reals < cost && reals + realsOfMill(s, seat) >= cost;
};

/** CO2: a Ship from home needs Wood, which the seat would have to buy. */
const lacksShipWood = (s: State, seat: Seat): boolean =>
  on.wood(s, seat) === 0 && md.woodInReach(s, seat) > 0 && lacks(s, seat, md.woodCost(s, 1));

const lacksLadyReals = (s: State, seat: Seat): boolean => mayUse(s, seat, LADY) && lacks(s, seat, md.LADY_REALS);

/** D3: Wood for the upkeep of Ships that the seat would have to buy. */
const lacksUpkeepReals = (s: State, seat: Seat): boolean => {
  const missing = Math.min(md.shipsOnBoard(s, seat) - on.wood(s, seat), md.woodInReach(s, seat));
  return missing > 0 && on.reals(s, seat) < on.woodPrices(s, Math.min(missing, on.woodPrices.length) - 1);
};

/** R5: with Wealth each Real is a point at this round’s scoring. */
export const lacksWealth = (s: State, seat: Seat): boolean =>
  on.round(s) % 2 === 1 && on.reals(s, seat) < md.MOST_DONATED * on.requests(s, seat, names.WEALTH);

/** Whether Reals could be paid now, or before the mill opens again. */
export const lacksReals = (s: State, seat: Seat): boolean => {
  switch (on.step(s)) {
    case steps.BUILDING_TURN:
      return lacks(s, seat, md.costFor(s)) || lacksLadyReals(s, seat);
    case steps.TURN:
    case steps.CHARACTER:
      return lacksShipWood(s, seat) || lacksLadyReals(s, seat);
    case steps.LAST_MILL_C:
      return lacksUpkeepReals(s, seat) || lacksWealth(s, seat);
    default:
      return lacksShipWood(s, seat);
  }
};

/** B4: a die that could be placed at a building with room if there were more Bread. */
export const lacksBread = (s: State, seat: Seat): boolean => {
  if (on.step(s) !== steps.TURN) return false;
  for (let building = 0; building < names.BUILDINGS.length; building++)
    for (let value = 1; value <= md.DIE_VALUES; value++) if (isHungryDie(s, seat, building, value)) return true;
  return false;
};

const isHungryDie = (s: State, seat: Seat, building: number, value: number): boolean =>
  md.breadCost(s, building, value) > on.bread(s, seat) &&
  md.hasRoom(s, building) &&
  (md.hasGuildDie(s, seat, value) || md.hasPirateDie(s, seat, value));

/** D4: the mill is so high that its last step feeds nobody. */
export const hasIdleStep = (s: State, seat: Seat): boolean =>
  on.mill(s, seat) > 0 && on.millLevels(s, on.mill(s, seat) - 1) >= md.workersOnBoard(s, seat);

/** W1, W2: whether exchanges would pay for one more step than the Wheat at home alone. */
export const hasGoodsForStep = (s: State, seat: Seat): boolean => {
  const others = on.goods(s, seat, names.SUGAR) + on.goods(s, seat, names.WINE);
  const wheat = on.goods(s, seat, names.WHEAT);
  return (wheat + (others >> 1)) >> 1 > wheat >> 1;
};

/** W3: whether the Goods at home pay for a step beyond the top of the mill, which is a point. */
export const canMillForPoints = (s: State, seat: Seat): boolean => {
  const others = on.goods(s, seat, names.SUGAR) + on.goods(s, seat, names.WINE);
  const steps = (on.goods(s, seat, names.WHEAT) + (others >> 1)) >> 1;
  return steps > on.millTop(s) - on.mill(s, seat);
};
