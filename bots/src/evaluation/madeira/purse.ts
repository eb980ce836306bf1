/** What a seat has at home, with what the action under way still brings and costs: so that the middle of an action can be judged. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';

const { on, places, steps } = md;

export interface Purse {
  reals: number;
  wood: number;
  bread: number;
}

const price = (s: State, wood: number): number => (wood <= 0 ? 0 : on.woodPrices(s, Math.min(6, wood) - 1));

const isRelocating = (s: State): boolean =>
  on.moveKind(s) === steps.RELOCATE && (on.step(s) === steps.WORKER || on.step(s) === steps.WORKER_TO);

/** MA2: what the cities yield to a seat; Wood only as far as it is within reach. */
export const addYields = (s: State, seat: Seat, purse: Purse): void => {
  for (let city = 0; city < 3; city++) {
    const workers = on.cityWorkers(s, seat, city);
    if (workers === 0) continue;
    const amount = 2 * workers + on.citizens(s, city);
    const kind = on.cityYield(s, city);
    if (kind === 0) purse.bread += amount;
    else if (kind === 1) purse.reals += amount;
    else purse.wood += Math.min(amount, woodInReach(s, seat));
  }
};

/** Wood a seat may buy or get: the Forest has no end. */
export const woodInReach = (s: State, seat: Seat): number => {
  if (md.hasWorkerOn(s, seat, places.FOREST)) return 99;
  let sum = 0;
  for (let rest = on.fieldWorkers(s, seat); rest !== 0; rest &= rest - 1) sum += on.fieldWood(s, 31 - Math.clz32(rest & -rest));
  return sum;
};

export const fillPurse = (s: State, seat: Seat, purse: Purse): void => {
  purse.reals = on.reals(s, seat);
  purse.wood = on.wood(s, seat);
  purse.bread = on.bread(s, seat);
  if (on.actor(s) !== seat) return;
  const bought = on.woodBought(s);
  purse.reals += on.incoming(s) - on.debt(s) - (price(s, bought + on.woodDue(s)) - price(s, bought));
  purse.wood += Math.min(on.woodOwed(s), woodInReach(s, seat));
  if (isRelocating(s)) addYields(s, seat, purse);
};
