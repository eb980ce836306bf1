/**
 * How Puerto Rico looks to a bot. Each quantity stands twice: as it is, and times the rounds that are left, for a plantation is worth what it
 * will still bring. The weights come from self-play (caravel tune); this file only says what there is to see.
 */
import type { Seat, State } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';
import type { Mind } from '../../mind.ts';

const { on } = pr;
const GOOD_COUNT = pr.GOODS.length;

const each = (prefix: string, names: readonly string[]): string[] => names.map((name) => `${prefix} ${name}`);

/** In the order `lookNow` writes them. */
const NOW = [
  'one',
  'points',
  'doubloons',
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
  ...each('bonus of', ['guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall']),
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
  'takes the next role',
] as const;

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
  return Math.min(byColonists, byPoints, byCity) + ofThisRound;
};

/** The seats between now and this one's next role. */
const picksBefore = (s: State, seat: Seat): number => {
  const players = on.players(s);
  let next = on.picks(s) === 0 ? on.governor(s) : on.left(s, on.taker(s));
  if (on.picks(s) >= pr.boxFor(players).picks) next = on.left(s, on.governor(s));
  let distance = 0;
  for (; next !== seat && distance < players; distance++) next = on.left(s, next);
  return distance;
};

/** Writes the quantities of NOW; returns how many. */
const lookNow = (s: State, seat: Seat, out: Float64Array): number => {
  let at = 0;
  const put = (value: number): void => {
    out[at++] = value;
  };
  put(1);
  put(on.points(s, seat) + pr.buildingPoints(s, seat));
  put(on.doubloons(s, seat));
  put(Math.min(10, on.doubloons(s, seat)));
  let inStock = 0;
  let kindsInStock = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const barrels = on.barrels(s, seat, good);
    inStock += barrels;
    if (barrels > 0) kindsInStock++;
    put(barrels);
  }
  put(kindsInStock);
  let produced = 0;
  let kinds = 0;
  let bestPrice = 0;
  for (let good = 0; good < GOOD_COUNT; good++) {
    const amount = pr.production(s, seat, good);
    produced += amount;
    if (amount > 0) {
      kinds++;
      bestPrice = pr.PRICES[good] as number;
    }
    put(amount);
  }
  put(kinds);
  put(bestPrice);
  for (let tile = 0; tile < pr.TILES.length; tile++) put(on.tiles(s, seat, tile));
  put(on.tilesOccupied(s, seat, pr.QUARRY));
  for (let building = 0; building < pr.BUILDING_COUNT; building++) put(on.buildings(s, seat, building));
  for (let building = 0; building < pr.BUILDING_COUNT; building++) put(on.buildingColonists(s, seat, building));
  for (const { building, points } of pr.possibleBonuses(s, seat)) put(on.buildings(s, seat, building) * points);
  put(on.colonists(s, seat));
  put(on.sanJuan(s, seat));
  put(on.cityFilled(s, seat));
  put(on.islandFilled(s, seat));
  put(on.buildingColonists(s, seat, pr.HARBOR) * produced);
  put(on.buildingColonists(s, seat, pr.WHARF) * produced);
  put(on.buildingColonists(s, seat, pr.WHARF) * inStock);
  put((on.buildingColonists(s, seat, pr.SMALL_MARKET) + 2 * on.buildingColonists(s, seat, pr.LARGE_MARKET)) * Math.min(1, produced));
  put(on.buildingColonists(s, seat, pr.FACTORY) * kinds);
  put((on.buildingColonists(s, seat, pr.SMALL_WAREHOUSE) + 2 * on.buildingColonists(s, seat, pr.LARGE_WAREHOUSE)) * Math.min(6, inStock));
  put(-picksBefore(s, seat));
  return at;
};

/** While a mayor places, places still to be decided show who stood there before: to judge a placement they are empty. */
const decidedOnly = (s: State, seat: Seat): State => {
  scratch.set(s);
  const first = on.placing(s, seat);
  for (let tile = first; tile < pr.TILES.length; tile++) on.tilesOccupied.set(scratch, seat, tile, 0);
  for (let building = Math.max(0, first - pr.TILES.length); building < pr.BUILDING_COUNT; building++)
    on.buildingColonists.set(scratch, seat, building, 0);
  return scratch;
};

const scratch = new Int16Array(puertoRico.layout.size);

export const puertoRicoMind: Mind = {
  game: puertoRico,
  rivalry: 0.3,
  features: [...NOW, ...NOW.map((name) => `${name} × rounds left`)],
  stages: 1,
  stage: () => 0,
  look(s: State, seat: Seat, out: Float64Array): void {
    const count = lookNow(on.circlesAhead(s, seat) > 0 ? decidedOnly(s, seat) : s, seat, out);
    const rounds = roundsLeft(s);
    for (let i = 0; i < count; i++) out[count + i] = (out[i] as number) * rounds;
  },
  isBig: (s) => on.step(s) === pr.steps.ROLE_CHOICE,
  isWorthALook: () => true,
  isHalf: () => false,
};
