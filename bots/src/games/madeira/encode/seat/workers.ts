/** Where the Workers stand: regions, Forest, City Watch, cities, lands. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { cityPoints, facts, inRegion } from '../facts.ts';
import { clip, each, feature, numberAt, type SeatPart } from '../part.ts';
import { CITIES, HARBOURS, leadOf, MARKETS, ships, WATCH } from '../shared.ts';

const { on, names, places } = md;
const REGIONS = [1, 2, 3];

const writeRegions = (out: Int16Array, from: number): number => {
  for (let region = 0; region < 3; region++) {
    const workers = inRegion(region + 1);
    out[from + region] = workers;
    out[from + 3 + region] = workers >= 1 ? 1 : 0;
    out[from + 6 + region] = workers >= 3 ? 1 : 0;
  }
  return from + 9;
};

const limit = (lead: number): number => Math.max(-3, Math.min(3, lead));

const writeWatch = (s: State, seat: Seat, out: Int16Array, from: number): number => {
  const own = on.workersWatch(s, seat);
  const lead = leadOf(WATCH, own);
  out[from] = own;
  out[from + 1] = own >= 1 ? 1 : 0;
  out[from + 2] = limit(lead);
  out[from + 3] = own > 0 && lead > 0 ? 1 : 0;
  return from + 4;
};

const writeCities = (s: State, seat: Seat, out: Int16Array, from: number): number => {
  for (let city = 0; city < CITIES; city++) {
    const own = on.cityWorkers(s, seat, city);
    out[from + city] = own;
    out[from + CITIES + city] = limit(leadOf(city, own));
    out[from + 2 * CITIES + city] = numberAt(cityPoints, city);
  }
  return from + 3 * CITIES;
};

/** C-alfandega: PP of a Worker who goes to the land of the colony with most own Ships. */
export const mostShipsInAColony = (seat: Seat): number => {
  const first = seat * HARBOURS + MARKETS;
  return Math.max(numberAt(ships, first), numberAt(ships, first + 1), numberAt(ships, first + 2));
};

export const workers: SeatPart = {
  features: [
    feature('Workers at home', 10),
    ...each('Workers in region', REGIONS, 4),
    ...each('a Worker in region', REGIONS),
    ...each('3 Workers in region', REGIONS),
    feature('Worker in the Forest'),
    feature('Workers in the City Watch', 4),
    feature('a Worker in the City Watch'),
    feature('lead in the City Watch', 3),
    feature('alone first in the City Watch'),
    ...each('Workers in', names.CITIES, 4),
    ...each('lead in', names.CITIES, 3),
    ...each('Urbanization would pay in', names.CITIES, 15),
    ...each('Mayor would bring', names.YIELDS, 8),
    feature('points of a Worker to a land', 3),
  ],
  write(s, seat, out, from) {
    out[from] = on.workersHome(s, seat);
    let at = writeRegions(out, from + 1);
    out[at++] = md.hasWorkerOn(s, seat, places.FOREST) ? 1 : 0;
    at = writeCities(s, seat, out, writeWatch(s, seat, out, at));
    out[at++] = clip(facts.mayorBread);
    out[at++] = clip(facts.mayorReals);
    out[at++] = clip(facts.mayorWood);
    out[at++] = mostShipsInAColony(seat);
    return at;
  },
};
