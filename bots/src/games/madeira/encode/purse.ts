/** What a seat has at home, with what the action under way still brings and costs: so that the middle of an action can be judged. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';

const { names, on, steps } = md;

interface Purse {
  reals: number;
  wood: number;
  bread: number;
}

const isRelocating = (s: State): boolean =>
  on.moveKind(s) === steps.RELOCATE && (on.step(s) === steps.WORKER || on.step(s) === steps.WORKER_TO);

/** MA2: what the cities yield to a seat; Wood only as far as it is within reach. */
export const addYields = (s: State, seat: Seat, to: Purse): void => {
  for (let city = 0; city < names.CITIES.length; city++) {
    const income = md.cityIncome(s, seat, city);
    if (income === 0) continue;
    const kind = on.cityYield(s, city);
    if (kind === names.YIELDS_BREAD) to.bread += income;
    else if (kind === names.YIELDS_REALS) to.reals += income;
    else to.wood += Math.min(income, md.woodInReach(s, seat));
  }
};

/** Of the seat whose block is being written. */
export const purse: Purse = { reals: 0, wood: 0, bread: 0 };
export const yields: Purse = { reals: 0, wood: 0, bread: 0 };

const addUnderWay = (s: State, seat: Seat): void => {
  purse.reals += on.incoming(s) - on.debt(s);
  if (on.woodDue(s) > 0) purse.reals -= md.woodCost(s, on.woodDue(s));
  if (on.woodOwed(s) > 0) purse.wood += Math.min(on.woodOwed(s), md.woodInReach(s, seat));
  if (!isRelocating(s)) return;
  purse.reals += yields.reals;
  purse.wood += yields.wood;
  purse.bread += yields.bread;
};

export const fillPurse = (s: State, seat: Seat): void => {
  purse.reals = on.reals(s, seat);
  purse.wood = on.wood(s, seat);
  purse.bread = on.bread(s, seat);
  yields.reals = yields.wood = yields.bread = 0;
  addYields(s, seat, yields);
  if (on.actor(s) === seat) addUnderWay(s, seat);
};
