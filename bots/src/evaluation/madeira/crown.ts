/**
 * What the Crown would pay for the Requests a seat holds, as its pieces stand, at the next scoring and at the one after it: the exact rules of
 * phase E on today's position.
 */

import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { numberAt } from '../../number-at.ts';

const { on, names, places, steps } = md;

export const KINDS = names.REQUESTS.length;
const { INFLUENCE, URBANIZATION, WEALTH } = names;

/** What a seat has for the Crown, filled once a look. */
interface Claims {
  /** Own Ships by market, then by colony. */
  readonly ships: Int8Array;
  /** Own Favors that lie face up, and all own, by guild. */
  readonly up: Int8Array;
  readonly favors: Int8Array;
  /** PP of Urbanization in each city now. */
  readonly cities: Float64Array;
  reals: number;
}

export const newClaims = (): Claims => ({
  ships: new Int8Array(6),
  up: new Int8Array(4),
  favors: new Int8Array(4),
  cities: new Float64Array(3),
  reals: 0,
});

export const countOne = (counts: Int8Array, i: number): void => {
  counts[i] = (counts[i] as number) + 1;
};

export const fillClaims = (s: State, seat: Seat, claims: Claims, reals: number): void => {
  for (let place = 0; place < 6; place++) claims.ships[place] = shipsIn(s, seat, place * places.SLOTS_EACH);
  claims.up.fill(0);
  claims.favors.fill(0);
  for (let favor = 0; favor < names.FAVORS.length; favor++) {
    if (on.favorOwner(s, favor) !== seat) continue;
    const guild = on.favorGuild(s, favor);
    countOne(claims.favors, guild);
    if (on.favorUp(s, favor) === 1) countOne(claims.up, guild);
  }
  for (let city = 0; city < names.CITIES.length; city++)
    claims.cities[city] = isNamed(s, seat, city) ? 0 : md.urbanizationPoints(s, seat, city);
  claims.reals = reals;
};

const shipsIn = (s: State, seat: Seat, first: number): number => {
  let count = 0;
  for (let slot = first; slot < first + places.SLOTS_EACH; slot++) if (on.slotShip(s, slot) === seat) count++;
  return count;
};

/** E2: a city already named at this scoring counts no more. */
const isNamed = (s: State, seat: Seat, city: number): boolean =>
  on.phase(s) === steps.E && on.actor(s) === seat && (on.citiesNamed(s) & (1 << city)) !== 0;

/** Guilds with so many of the counted Favors. */
export const atLeast = (counts: Int8Array, least: number): number => {
  let sum = 0;
  for (let guild = 0; guild < 4; guild++) if ((counts[guild] as number) >= least) sum++;
  return sum;
};

export const favorsDown = ({ favors, up }: Claims): number => {
  let sum = 0;
  for (let guild = 0; guild < 4; guild++) sum += (favors[guild] as number) - (up[guild] as number);
  return sum;
};

export const mostInAColony = ({ ships }: Claims): number => Math.max(ships[3] as number, ships[4] as number, ships[5] as number);

/** R1, R2: the `nth` best three Ships, markets or colonies, at a scoring. */
const shipTriple = (s: State, { ships }: Claims, kind: number, scoring: number, nth: number): number => {
  let skip = 3 * nth;
  let take = 3;
  let sum = 0;
  let used = 0;
  for (let round = 0; round < 3 && take > 0; round++) {
    let best = -1;
    let worth = -1;
    for (let place = 0; place < 3; place++) {
      const points = kind === 0 ? on.marketPoints(s, place, scoring) : on.colonyPoints(s, place, scoring);
      if ((used & (1 << place)) === 0 && points > worth) {
        best = place;
        worth = points;
      }
    }
    used |= 1 << best;
    let count = ships[3 * kind + best] as number;
    const skipped = Math.min(skip, count);
    skip -= skipped;
    count = Math.min(take, count - skipped);
    take -= count;
    sum += count * worth;
  }
  return sum;
};

const nthCity = ({ cities }: Claims, nth: number): number => {
  const a = numberAt(cities, 0);
  const b = numberAt(cities, 1);
  const c = numberAt(cities, 2);
  if (nth === 0) return Math.max(a, b, c);
  if (nth === 2) return Math.min(a, b, c);
  return a + b + c - Math.max(a, b, c) - Math.min(a, b, c);
};

/** What the `nth` Request of a kind would bring at a scoring. */
export const requestPoints = (s: State, claims: Claims, kind: number, scoring: number, nth: number): number => {
  if (kind < INFLUENCE) return shipTriple(s, claims, kind, scoring, nth);
  if (kind === INFLUENCE) return 5 * atLeast(claims.up, nth + 1);
  if (kind === URBANIZATION) return nthCity(claims, nth);
  return Math.max(0, Math.min(md.MOST_DONATED, claims.reals - md.MOST_DONATED * nth));
};

const isScoring = (s: State): boolean => on.phase(s) === steps.E && on.round(s) % 2 === 1;

const handSize = (s: State, seat: Seat): number => {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += on.requests(s, seat, kind);
  return sum;
};

/** Whether the Requests a seat still holds wait for a later scoring than this round's: one is left over, two or three lay there before. */
const hasScored = (s: State, seat: Seat): boolean => isScoring(s) && handSize(s, seat) <= 1;

/** 0, 1, 2 for the scoring that comes next for a seat; 3 once all are over. */
export const nextScoring = (s: State, seat: Seat): number => {
  const round = Math.max(1, on.round(s));
  return Math.floor(round / 2) + (hasScored(s, seat) ? 1 : 0);
};

/** E1: the best one, two or three of the Requests held, at scoring 0, 1 or 2. A hand has three at most. */
export const crownPoints = (s: State, seat: Seat, claims: Claims, scoring: number): number => {
  if (scoring > 2) return 0;
  let sum = 0;
  let most = 0;
  let least = Number.POSITIVE_INFINITY;
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++)
    for (let nth = 0; nth < on.requests(s, seat, kind); nth++) {
      const worth = requestPoints(s, claims, kind, scoring, nth);
      sum += worth;
      most = Math.max(most, worth);
      least = Math.min(least, worth);
      count++;
    }
  if (scoring === 0) return most;
  return scoring === 1 && count > 2 ? sum - least : sum;
};

/** Cities still to be named and Reals still to be paid while a seat is scored. */
export const pointsUnderWay = (s: State, seat: Seat, claims: Claims): number => {
  if (!isScoring(s) || on.actor(s) !== seat) return 0;
  let sum = 0;
  for (let nth = 0; nth < on.toScore(s, URBANIZATION); nth++) sum += nthCity(claims, nth);
  return sum + Math.min(md.MOST_DONATED * on.toScore(s, WEALTH), claims.reals);
};
