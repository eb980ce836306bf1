/** What a seat has at home, with what the action under way still brings and costs: so that the middle of an action can be judged. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';

const { names, on, steps } = md;

export interface Purse {
  reals: number;
  wood: number;
  bread: number;
}

const isRelocating = (s: State): boolean =>
  on.moveKind(s) === steps.RELOCATE && (on.step(s) === steps.WORKER || on.step(s) === steps.WORKER_TO);

/** MA2: what the cities yield to a seat; Wood only as far as it is within reach. */
export const addYields = (s: State, seat: Seat, purse: Purse): void => {
  for (let city = 0; city < names.CITIES.length; city++) {
    const income = md.cityIncome(s, seat, city);
    if (on.cityYield(s, city) === names.YIELDS_BREAD) purse.bread += income;
    else if (on.cityYield(s, city) === names.YIELDS_REALS) purse.reals += income;
    else purse.wood += Math.min(income, md.woodInReach(s, seat));
  }
};

export const fillPurse = (s: State, seat: Seat, purse: Purse): void => {
  purse.reals = on.reals(s, seat);
  purse.wood = on.wood(s, seat);
  purse.bread = on.bread(s, seat);
  if (on.actor(s) !== seat) return;
  purse.reals += on.incoming(s) - on.debt(s) - md.woodCost(s, on.woodDue(s));
  purse.wood += Math.min(on.woodOwed(s), md.woodInReach(s, seat));
  if (isRelocating(s)) addYields(s, seat, purse);
};
