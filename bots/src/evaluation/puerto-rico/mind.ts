/**
 * How Puerto Rico looks to a bot. Each quantity stands twice: as it is, and times the rounds that are left, for a plantation is worth what it
 * will still bring. The weights come from self-play (caravel tune); this file only says what there is to see.
 */

import type { Seat, State } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import type { Mind } from '../../mind.ts';
import { numberAt } from '../../number-at.ts';
import { withPlacementFinished } from './placement.ts';

const { on } = pr;
const GOOD_COUNT = pr.GOODS.length;
const CORN = pr.GOODS.indexOf('corn');
const PASS = puertoRico.moves.find('pass');
/** What these offer is free: nobody declines it. (Weights alone would: good play wins by other things, so a tile more goes with losing.) */
const GIFTS = new Set([
  pr.steps.SETTLING,
  pr.steps.HOSPICE_COLONIST,
  pr.steps.MAYOR_PRIVILEGE,
  pr.steps.UNIVERSITY_COLONIST,
  pr.steps.CRAFTSMAN_PRIVILEGE,
]);

const each = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix} ${name}`);

/** In the order of `possibleBonuses`. */
const LARGE_NAMES = ['guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall'] as const;
const LARGE = LARGE_NAMES.map((name) => pr.BUILDINGS.indexOf(name));

/** In the order `lookNow` writes them. */
const NOW = [
  'one',
  'points',
  'doubloons up to 20',
  'doubloons up to 10',
  ...each('barrels of', pr.GOODS),
  'kinds in stock',
  ...each('production of', pr.GOODS),
  'kinds produced',
  'best price produced',
  ...each('tiles of', pr.TILES),
  'quarries at work',
  ...each('has', pr.BUILDINGS),
  ...each('works', pr.BUILDINGS),
  ...each('bonus of', LARGE_NAMES),
  'colonists',
  'colonists in San Juan',
  'city spaces filled',
  'island spaces filled',
  'harbor and production',
  'wharf and production',
  'wharf and barrels',
  'markets and price',
  'factory and kinds',
  'warehouses and barrels',
  ...each('could produce', pr.GOODS),
  'kinds it could produce',
  'best price it could produce',
  'workers it lacks',
  'quarries and city spaces',
  'takes the next role',
] as const;

/** Few games are longer. Without such a limit everyone may count on rounds to come for ever, and leave alone the roles that bring the end near. */
const LONG_GAME = 20;

/** How many rounds are left, by whichever of the three endings comes first. */
const roundsLeft = (s: State): number => {
  const players = on.players(s);
  const picks = pr.boxFor(players).picks;
  const ofThisRound = 1 - on.picks(s) / picks;
  if (on.endings(s) !== 0) return ofThisRound;
  let fullest = 0;
  for (let seat = 0; seat < players; seat++) fullest = Math.max(fullest, on.cityFilled(s, seat));
  const byColonists = on.colonistsLeft(s) / (players + 2);
  const byPoints = on.pointsLeft(s) / (2.2 * players);
  const byCity = (pr.CITY_SPACES - fullest) * 1.2;
  return Math.min(byColonists, byPoints, byCity, Math.max(0, LONG_GAME - on.round(s))) + ofThisRound;
};

/** The seats between now and this one's next role. */
const picksBefore = (s: State, seat: Seat): number => {
  const players = on.players(s);
  let next = on.picks(s) === 0 ? on.governor(s) : on.nextSeat(s, on.taker(s));
  if (on.picks(s) >= pr.boxFor(players).picks) next = on.nextSeat(s, on.governor(s));
  let distance = 0;
  for (; next !== seat && distance < players; distance++) next = on.nextSeat(s, next);
  return distance;
};

/** The writers below put quantities into `out` from place `at` on and return the place after the last. */
const lookStock = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  let at = from;
  let kinds = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const barrels = on.barrels(s, seat, good);
    if (barrels > 0) kinds++;
    out[at++] = barrels;
  }
  out[at++] = kinds;
  return at;
};

const lookProduction = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  let at = from;
  let kinds = 0;
  let bestPrice = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const amount = pr.production(s, seat, good);
    if (amount > 0) {
      kinds++;
      bestPrice = pr.PRICES[good] as number;
    }
    out[at++] = amount;
  }
  out[at++] = kinds;
  out[at++] = bestPrice;
  return at;
};

const lookIsland = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  let at = from;
  for (let tile = 0; tile < pr.TILES.length; tile++) out[at++] = on.tiles(s, seat, tile);
  out[at++] = on.tilesOccupied(s, seat, pr.QUARRY);
  return at;
};

const lookCity = (s: State, seat: Seat, out: Float64Array, at: number): number => {
  for (let building = 0; building < pr.BUILDING_COUNT; building++) {
    const has = on.buildings(s, seat, building);
    out[at + building] = has;
    out[at + pr.BUILDING_COUNT + building] = has > 0 ? on.buildingColonists(s, seat, building) : 0;
  }
  return at + 2 * pr.BUILDING_COUNT;
};

const hasLargeBuilding = (s: State, seat: Seat): boolean => {
  for (const building of LARGE) if (on.buildings(s, seat, building) > 0) return true;
  return false;
};

/** What a large building would add is worked out only by those who have one. */
const lookBonuses = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  let at = from;
  if (!hasLargeBuilding(s, seat)) {
    out.fill(0, at, at + LARGE.length);
    return at + LARGE.length;
  }
  for (const { building, points } of pr.possibleBonuses(s, seat)) out[at++] = on.buildings(s, seat, building) * points;
  return at;
};

const sumOf = (out: Float64Array, from: number, count: number): number => {
  let sum = 0;
  for (let i = from; i < from + count; i++) sum += numberAt(out, i);
  return sum;
};

/** What a building makes of what is produced or lies in stock. */
const lookTogether = (s: State, seat: Seat, inStock: number, produced: number, kinds: number, out: Float64Array, from: number): number => {
  let at = from;
  const wharf = on.buildingColonists(s, seat, pr.WHARF);
  const markets = on.buildingColonists(s, seat, pr.SMALL_MARKET) + 2 * on.buildingColonists(s, seat, pr.LARGE_MARKET);
  const warehouses = on.buildingColonists(s, seat, pr.SMALL_WAREHOUSE) + 2 * on.buildingColonists(s, seat, pr.LARGE_WAREHOUSE);
  out[at++] = on.buildingColonists(s, seat, pr.HARBOR) * produced;
  out[at++] = wharf * produced;
  out[at++] = wharf * inStock;
  out[at++] = markets * Math.min(1, produced);
  out[at++] = on.buildingColonists(s, seat, pr.FACTORY) * kinds;
  out[at++] = warehouses * Math.min(6, inStock);
  return at;
};

const circlesAt = (s: State, seat: Seat, good: number): number => {
  let circles = 0;
  for (const plant of pr.PLANTS_OF[good] as readonly number[]) circles += on.buildings(s, seat, plant) * (pr.CIRCLES[plant] as number);
  return circles;
};

/** What plantations and plants would bring together if everybody had work: a tile is worth little without its plant, and a plant without its tile. */
const lookPotential = (s: State, seat: Seat, out: Float64Array, from: number): number => {
  let at = from;
  let kinds = 0;
  let bestPrice = 0;
  let workers = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const tiles = on.tiles(s, seat, good);
    const amount = good === CORN ? tiles : Math.min(tiles, circlesAt(s, seat, good));
    if (amount > 0) {
      kinds++;
      bestPrice = pr.PRICES[good] as number;
    }
    out[at++] = amount;
    workers += good === CORN ? amount : 2 * amount;
  }
  out[at++] = kinds;
  out[at++] = bestPrice;
  out[at++] = Math.max(0, workers - on.colonists(s, seat));
  out[at++] = on.tiles(s, seat, pr.QUARRY) * (pr.CITY_SPACES - on.cityFilled(s, seat));
  return at;
};

/** Writes the quantities of NOW; returns how many. */
const lookNow = (s: State, seat: Seat, out: Float64Array): number => {
  let at = 0;
  out[at++] = 1;
  out[at++] = on.points(s, seat) + pr.buildingPoints(s, seat);
  out[at++] = Math.min(20, on.doubloons(s, seat));
  out[at++] = Math.min(10, on.doubloons(s, seat));
  const stock = at;
  at = lookStock(s, seat, out, at);
  const production = at;
  at = lookProduction(s, seat, out, at);
  at = lookIsland(s, seat, out, at);
  at = lookCity(s, seat, out, at);
  at = lookBonuses(s, seat, out, at);
  out[at++] = on.colonists(s, seat);
  out[at++] = on.sanJuan(s, seat);
  out[at++] = on.cityFilled(s, seat);
  out[at++] = on.islandFilled(s, seat);
  const kinds = numberAt(out, production + GOOD_COUNT);
  at = lookTogether(s, seat, sumOf(out, stock, GOOD_COUNT), sumOf(out, production, GOOD_COUNT), kinds, out, at);
  at = lookPotential(s, seat, out, at);
  out[at++] = -picksBefore(s, seat);
  return at;
};

const kept = new Float64Array(NOW.length);

const lookAtFinished = (s: State, seat: Seat, out: Float64Array): number =>
  lookNow(on.circlesAhead(s, seat) > 0 ? withPlacementFinished(s, seat) : s, seat, out);

/** The weighted sum of what `look` writes, without writing the second half of it: this is where bots spend their time. */
const writeOutlook = (s: State, seat: Seat, weights: Float64Array, out: Float64Array): void => {
  const count = lookAtFinished(s, seat, kept);
  let now = 0;
  let aRound = 0;
  for (let i = 0; i < count; i++) {
    const quantity = numberAt(kept, i);
    now += quantity * numberAt(weights, i);
    aRound += quantity * numberAt(weights, count + i);
  }
  out[2 * seat] = now;
  out[2 * seat + 1] = aRound;
};

export const puertoRicoMind: Mind = {
  game: puertoRico,
  rivalry: 0.3,
  visitsOfASecond: 2_500,
  features: [...NOW, ...NOW.map((name) => `${name} × rounds left`)],
  stages: 1,
  stage: () => 0,
  look(s: State, seat: Seat, out: Float64Array): void {
    const count = lookAtFinished(s, seat, out);
    const rounds = roundsLeft(s);
    for (let i = 0; i < count; i++) out[count + i] = numberAt(out, i) * rounds;
  },
  outlook: { roundsLeft, write: writeOutlook },
  isBig: (s) => on.step(s) === pr.steps.ROLE_CHOICE,
  // Placing colonists takes a row of decisions; each of the others stands for itself.
  isWorthASearch: (s) => on.step(s) !== pr.steps.PLACING,
  isWorthALook: (s, move) => move !== PASS || !GIFTS.has(on.step(s)),
  isHalf: () => false,
};
