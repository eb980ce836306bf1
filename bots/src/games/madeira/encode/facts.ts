/** What several parts of a seat’s block need, computed once per seat: what it will have after the action under way. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { numberAt } from './part.ts';
import { CITIES, leadOf, withoutWorker } from './shared.ts';

const { names, on, steps } = md;

/** Of the seat whose block is being written. */
export const facts = {
  /** At the end of the action under way. */
  reals: 0,
  wood: 0,
  bread: 0,
  /** Goods of all kinds. */
  goods: 0,
  /** GW2: Wood within reach, up to MOST_REACH. */
  reach: 0,
  /** DW1, DW2: Wood that could be discarded, from home and bought within reach. */
  canDiscard: 0,
  /** G2: what the Pirates would cost now. */
  loss: 0,
  /** MA2: what the Mayor would bring. */
  mayorReals: 0,
  mayorWood: 0,
  mayorBread: 0,
};
const MOST_REACH = 20;

/** PP of Urbanization in each city, and Workers on Fields by region, from 1 on. */
export const cityPoints = new Int16Array(CITIES);
const regions = new Int16Array(4);
export const inRegion = (region: number): number => numberAt(regions, region);

const findYields = (s: State, seat: Seat): void => {
  facts.mayorReals = facts.mayorWood = facts.mayorBread = 0;
  for (let city = 0; city < CITIES; city++) {
    const income = md.cityIncome(s, seat, city);
    if (income === 0) continue;
    const kind = on.cityYield(s, city);
    if (kind === names.YIELDS_BREAD) facts.mayorBread += income;
    else if (kind === names.YIELDS_REALS) facts.mayorReals += income;
    else facts.mayorWood += income;
  }
  facts.mayorWood = Math.min(facts.mayorWood, facts.reach);
};

/** RU1: while pieces are relocated the cities have not paid yet. */
const isRelocating = (s: State): boolean =>
  on.moveKind(s) === steps.RELOCATE && (on.step(s) === steps.WORKER || on.step(s) === steps.WORKER_TO);

/** DW3: Wood the Reals would buy of what is within reach, up to `most`. */
export const affordableWood = (s: State, most: number): number => {
  const end = Math.min(most, facts.reach);
  let amount = 0;
  while (amount < end && on.woodPrices(s, amount) <= facts.reals) amount++;
  return amount;
};

const addUnderWay = (s: State): void => {
  facts.reals += on.incoming(s) - on.debt(s);
  if (on.woodDue(s) > 0) facts.reals -= md.woodCost(s, on.woodDue(s));
  facts.wood += Math.min(on.woodOwed(s), facts.reach);
  if (!isRelocating(s)) return;
  facts.reals += facts.mayorReals;
  facts.wood += facts.mayorWood;
  facts.bread += facts.mayorBread;
};

/** R4: fast where a seat is clearly first or has no piece there; otherwise, as for ties, the rules are asked. */
const urbanizationPoints = (s: State, seat: Seat, city: number): number => {
  const own = on.cityWorkers(s, seat, city);
  if (own === 0) return withoutWorker(city);
  return leadOf(city, own) > 0 ? on.cityHigher(s, city) : md.urbanizationPoints(s, seat, city);
};

export const findFacts = (s: State, seat: Seat): void => {
  facts.reals = on.reals(s, seat);
  facts.wood = on.wood(s, seat);
  facts.bread = on.bread(s, seat);
  facts.goods = on.goods(s, seat, names.WHEAT) + on.goods(s, seat, names.SUGAR) + on.goods(s, seat, names.WINE);
  facts.reach = Math.min(MOST_REACH, md.woodInReach(s, seat)) | 0;
  facts.loss = md.pirateLoss(s, seat);
  findYields(s, seat);
  if (on.actor(s) === seat) addUnderWay(s);
  facts.canDiscard = facts.wood + affordableWood(s, on.woodPrices.length);
  for (let region = 1; region <= 3; region++) regions[region] = md.workersInRegion(s, seat, region);
  for (let city = 0; city < CITIES; city++) cityPoints[city] = urbanizationPoints(s, seat, city);
};
