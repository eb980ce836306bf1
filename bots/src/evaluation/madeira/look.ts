/**
 * How Madeira looks to a bot, in numbers. What the Crown would pay now stands first, with what the Pirates would cost: nearly all points come from
 * them. The rest is what leads there: progress on each Request held, means to go on, and what the round still brings.
 */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { expectedCost, expectedPirates, isToCome } from './buildings.ts';
import * as crown from './crown.ts';
import { comingPirates, softPirateLoss } from './pirates.ts';
import { addYields, fillPurse, type Purse } from './purse.ts';
import { fillVoyages, type Voyages } from './voyages.ts';

const { on, names, places, steps } = md;
/** What the parts of a look share, filled once a look. */
const claims = crown.newClaims();
const purse: Purse = { reals: 0, wood: 0, bread: 0 };
const yields: Purse = { reals: 0, wood: 0, bread: 0 };
const voyages: Voyages = { market: 0, colony: 0, reals: 0 };
const fields = new Int8Array(3);
const leads = new Int8Array(3);

const holds = (s: State, seat: Seat, kind: number): number => (on.requests(s, seat, kind) > 0 ? 1 : 0);

/** Own Workers in a city beyond the strongest other owner, Citizens too. */
const leadIn = (s: State, seat: Seat, city: number): number => {
  let best = on.citizens(s, city);
  for (let other = 0; other < on.players(s); other++) {
    const workers = on.cityWorkers(s, other, city);
    if (other !== seat && workers > best) best = workers;
  }
  return Math.max(-3, Math.min(2, on.cityWorkers(s, seat, city) - best));
};

const isAloneFirstInWatch = (s: State, seat: Seat): boolean => {
  const own = on.workersWatch(s, seat);
  if (own === 0) return false;
  for (let other = 0; other < on.players(s); other++) if (other !== seat && on.workersWatch(s, other) >= own) return false;
  return true;
};

/** Own Fields that yield a Good when harvested. */
const countFields = (s: State, seat: Seat): void => {
  fields.fill(0);
  for (let rest = on.fieldWorkers(s, seat) & ~(1 << places.FOREST); rest !== 0; rest &= rest - 1) {
    const field = 31 - Math.clz32(rest & -rest);
    if (on.fieldWood(s, field) === 0) crown.countOne(fields, on.fieldGood(s, field));
  }
};

// Each part writes its features from `at` on and says where the next part begins.

const lookAtCrown = (s: State, seat: Seat, goods: number, out: Float64Array, from: number): number => {
  let at = from;
  const scoring = crown.nextScoring(s, seat);
  out[at++] = crown.crownPoints(s, seat, claims, scoring) + crown.pointsUnderWay(s, seat, claims);
  out[at++] = scoring < 2 ? crown.crownPoints(s, seat, claims, scoring + 1) : 0;
  out[at++] = softPirateLoss(s, seat);
  out[at++] = (goods + purse.wood + purse.bread + purse.reals) / 5;
  let twice = 0;
  for (let kind = 0; kind < crown.KINDS; kind++) {
    const held = on.requests(s, seat, kind);
    const worth = crown.requestPoints(s, claims, kind, Math.min(2, scoring), 0);
    out[at + kind] = held;
    out[at + crown.KINDS + kind] = worth;
    out[at + 2 * crown.KINDS + kind] = held > 0 ? worth : 0;
    if (held > 1) twice += held - 1;
  }
  at += 3 * crown.KINDS;
  out[at++] = twice;
  out[at++] = scoring < 2 ? crown.requestPoints(s, claims, 0, scoring + 1, 0) : 0;
  out[at++] = scoring < 2 ? crown.requestPoints(s, claims, 1, scoring + 1, 0) : 0;
  return at;
};

const lookAtMeans = (s: State, seat: Seat, goods: number, out: Float64Array, from: number): number => {
  let at = from;
  const market = holds(s, seat, names.MARKET_ROUTES);
  const colony = holds(s, seat, names.EXPEDITIONS);
  const influence = holds(s, seat, names.INFLUENCE);
  const wood = Math.min(3, purse.wood);
  const guilds = crown.atLeast(claims.favors, 1);
  out[at++] = market * wood;
  out[at++] = market * Math.min(6, goods);
  out[at++] = colony * wood;
  out[at++] = colony * Math.min(6, on.goods(s, seat, names.WINE));
  out[at++] = influence * Math.min(5, purse.wood);
  out[at++] = influence * guilds;
  out[at++] = influence * (guilds - crown.atLeast(claims.up, 1));
  out[at++] = holds(s, seat, names.URBANIZATION) * Math.max(leads[0] as number, leads[1] as number, leads[2] as number);
  out[at++] = holds(s, seat, names.WEALTH) * Math.min(6, goods);
  return at;
};

/** What the next Commander and the next Mayor would bring. */
const lookAtNextActions = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  let at = from;
  const fromHome = on.shipsHome(s, seat) > 0 && (purse.wood > 0 || (purse.reals > 0 && md.woodInReach(s, seat) > 0));
  fillVoyages(s, seat, Math.min(2, crown.nextScoring(s, seat)), fromHome, voyages);
  out[at++] = holds(s, seat, names.MARKET_ROUTES) * voyages.market;
  out[at++] = holds(s, seat, names.EXPEDITIONS) * voyages.colony;
  out[at++] = voyages.reals;
  yields.bread = yields.reals = yields.wood = 0;
  addYields(s, seat, yields);
  out[at++] = yields.bread;
  out[at++] = yields.reals;
  out[at++] = yields.wood;
  return at;
};

const lookAtHome = (s: State, seat: Seat, cost: number, out: Float64Array, from: number): number => {
  let at = from;
  for (let good = 0; good < names.GOODS.length; good++) {
    out[at + good] = on.goods(s, seat, good);
    out[at + 3 + good] = fields[good] as number;
  }
  at += 6;
  out[at++] = purse.wood;
  out[at++] = Math.min(3, purse.wood);
  out[at++] = purse.bread;
  out[at++] = purse.reals;
  out[at++] = Math.min(10, purse.reals);
  out[at++] = Math.max(0, purse.reals - cost);
  out[at++] = on.mill(s, seat);
  out[at++] = on.pirates(s, seat);
  out[at++] = comingPirates(s, seat) - on.pirates(s, seat);
  const hungry = md.hungryWorkers(s, seat);
  out[at++] = hungry;
  out[at++] = Math.max(0, hungry - purse.bread);
  const bare = Math.max(0, md.shipsOnBoard(s, seat) - purse.wood);
  out[at++] = bare;
  out[at++] = bare === 0 ? 0 : Math.max(0, bare - Math.min(3, md.woodInReach(s, seat)));
  return at;
};

const lookAtWorkers = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  let at = from;
  out[at++] = on.workersHome(s, seat);
  for (let region = 0; region < 3; region++) {
    const workers = md.workersInRegion(s, seat, region + 1);
    out[at + region] = workers;
    out[at + 3 + region] = workers >= 1 ? 1 : 0;
    out[at + 6 + region] = workers >= 3 ? 1 : 0;
  }
  at += 9;
  out[at++] = md.hasWorkerOn(s, seat, places.FOREST) ? 1 : 0;
  out[at++] = Math.min(5, md.woodInReach(s, seat));
  out[at++] = on.workersWatch(s, seat);
  out[at++] = isAloneFirstInWatch(s, seat) ? 1 : 0;
  for (let place = 0; place < 3; place++) {
    out[at + place] = on.cityWorkers(s, seat, place);
    out[at + 3 + place] = leads[place] as number;
    out[at + 6 + place] = on.workersLand(s, seat, place);
    out[at + 9 + place] = claims.ships[place] as number;
    out[at + 12 + place] = claims.ships[3 + place] as number;
  }
  return at + 15;
};

const lookAtFavors = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  let at = from;
  for (let favor = 0; favor < names.FAVORS.length; favor++)
    out[at++] = on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 1 ? 1 : 0;
  out[at++] = crown.favorsDown(claims);
  out[at++] = crown.atLeast(claims.up, 1);
  out[at++] = crown.atLeast(claims.favors, 1);
  return at;
};

const lookAtDice = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  let at = from;
  let dice = 0;
  for (let value = 0; value < md.DIE_VALUES; value++) {
    const count = on.homeDice(s, seat, value);
    out[at++] = count;
    dice += count;
  }
  const isOpen = on.phase(s) === steps.B && md.passingSlotOf(s, seat) === md.NOBODY;
  out[at++] = dice;
  out[at++] = isOpen ? dice + Math.min(2, on.workersWatch(s, seat)) : 0;
  return at;
};

const BUILDINGS = names.BUILDINGS.length;
const [ALFANDEGA, CASA, FORTALEZA] = [2, 3, 4];

/** Bits of the buildings where a seat has a marker and still its turn. */
const markedBuildings = (s: State, seat: Seat): number => {
  if (on.phase(s) !== steps.B && on.phase(s) !== steps.C) return 0;
  let marks = 0;
  for (let building = 0; building < BUILDINGS; building++)
    if (on.markersOn(s, building, seat) > 0 && isToCome(s, seat, building)) marks |= 1 << building;
  return marks;
};

const lookAtMarkers = (s: State, seat: Seat, marks: number, cost: number, out: Float64Array, from: number): number => {
  const end = from + 3 * BUILDINGS + 6;
  out.fill(0, from, end);
  if (marks === 0) return end;
  let pirates = 0;
  for (let building = 0; building < BUILDINGS; building++) {
    if ((marks & (1 << building)) === 0) continue;
    const workers = md.workersInRegion(s, seat, on.buildingRegion(s, building));
    const pieces = Math.min(2, workers);
    out[from + building] = 1;
    out[from + BUILDINGS + building] = workers >= 1 ? 1 : 0;
    out[from + 2 * BUILDINGS + building] = workers >= 3 ? 1 : 0;
    if (building === ALFANDEGA) out[end - 6] = pieces * crown.mostInAColony(claims);
    if (building === CASA) out[end - 5] = Math.min(pieces, crown.favorsDown(claims));
    if (building === FORTALEZA) out[end - 4] = Math.min(3 * pieces, on.pirates(s, seat));
    pirates += expectedPirates(s, building);
  }
  const missing = Math.max(0, cost - purse.reals);
  out[end - 3] = cost;
  out[end - 2] = missing;
  out[end - 1] = cost === 0 ? 0 : (pirates * missing) / cost;
  return end;
};

const lookAtAction = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  out.fill(0, from, from + 6);
  if (on.actor(s) === seat && (on.phase(s) === steps.B || on.phase(s) === steps.C)) {
    out[from] = on.rewardsDue(s, 0) + on.rewardsDue(s, 1) + on.rewardsDue(s, 2);
    out[from + 1] = on.movesLeft(s);
  }
  const stands = md.passingSlotOf(s, seat);
  if (stands !== md.NOBODY) out[from + 2 + stands] = 1;
  return from + 6;
};

/** Expected cost of the own markers. */
const costOf = (s: State, marks: number): number => {
  let sum = 0;
  for (let building = 0; building < BUILDINGS; building++) if ((marks & (1 << building)) !== 0) sum += expectedCost(s, building);
  return sum;
};

export const look = (s: State, seat: Seat, out: Float64Array): void => {
  const marks = markedBuildings(s, seat);
  const cost = costOf(s, marks);
  fillPurse(s, seat, purse);
  crown.fillClaims(s, seat, claims, Math.max(0, purse.reals - cost));
  countFields(s, seat);
  for (let city = 0; city < names.CITIES.length; city++) leads[city] = leadIn(s, seat, city);
  const goods = on.goods(s, seat, names.WHEAT) + on.goods(s, seat, names.SUGAR) + on.goods(s, seat, names.WINE);
  out[0] = 1;
  out[1] = on.points(s, seat);
  let at = lookAtCrown(s, seat, goods, out, 2);
  at = lookAtMeans(s, seat, goods, out, at);
  at = lookAtNextActions(s, seat, out, at);
  at = lookAtHome(s, seat, cost, out, at);
  at = lookAtWorkers(s, seat, out, at);
  at = lookAtFavors(s, seat, out, at);
  at = lookAtDice(s, seat, out, at);
  at = lookAtMarkers(s, seat, marks, cost, out, at);
  lookAtAction(s, seat, out, at);
};
