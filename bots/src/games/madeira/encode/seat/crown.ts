/**
 * What the Crown would pay for each Request as the pieces stand: R1–R5 on counts of Ships and Favors that all seats share, because the rules’ own
 * functions walk the board for every Request. crown.test.ts holds them against each other.
 */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { numberAt } from '../part.ts';
import { bestHarbour, favorsUp, HARBOURS, harbourPoints, ships } from '../shared.ts';

const { on, names, steps } = md;
const { INFLUENCE, URBANIZATION, WEALTH } = names;

export const KINDS = names.REQUESTS.length;
const CITIES = names.CITIES.length;
const GUILDS = names.GUILDS.length;

/** Of the seat whose block is being written: PP of Urbanization in each city, most first, and Reals that no building will cost. */
const cities = new Int16Array(CITIES);
const free = { reals: 0 };

/** E2: a city already named at this scoring counts no more. */
const isNamed = (s: State, seat: Seat, city: number): boolean =>
  on.phase(s) === steps.E && on.actor(s) === seat && (on.citiesNamed(s) & (1 << city)) !== 0;

export const fillClaims = (s: State, seat: Seat, reals: number): void => {
  for (let city = 0; city < CITIES; city++) {
    const points = isNamed(s, seat, city) ? 0 : md.urbanizationPoints(s, seat, city);
    let i = city;
    for (; i > 0 && numberAt(cities, i - 1) < points; i--) cities[i] = numberAt(cities, i - 1);
    cities[i] = points;
  }
  free.reals = reals;
};

/** R1, R2, E2: the `nth` best three Ships, in markets (`kind` 0) or colonies (1), at a scoring. */
const shipPoints = (s: State, seat: Seat, kind: number, scoring: number, nth: number): number => {
  let skip = md.MOST_SHIPS * nth;
  let take = md.MOST_SHIPS;
  let sum = 0;
  for (let i = 0; i < 3 && take > 0; i++) {
    const harbour = bestHarbour(kind, scoring, i);
    let count = numberAt(ships, seat * HARBOURS + harbour);
    const skipped = Math.min(skip, count);
    skip -= skipped;
    count = Math.min(take, count - skipped);
    take -= count;
    sum += count * harbourPoints(s, harbour, scoring);
  }
  return sum;
};

/** Guilds with at least so many of the Favors counted. */
export const guildsWith = (counts: Int16Array, seat: Seat, least: number): number => {
  let sum = 0;
  for (let guild = 0; guild < GUILDS; guild++) if (numberAt(counts, seat * GUILDS + guild) >= least) sum++;
  return sum;
};

/** What the `nth` Request of a kind would bring at a scoring. */
export const requestPoints = (s: State, seat: Seat, kind: number, scoring: number, nth: number): number => {
  if (kind < INFLUENCE) return shipPoints(s, seat, kind, scoring, nth);
  if (kind === INFLUENCE) return md.FAVOR_POINTS * guildsWith(favorsUp, seat, nth + 1);
  if (kind === URBANIZATION) return nth < CITIES ? numberAt(cities, nth) : 0;
  return Math.max(0, Math.min(md.MOST_DONATED, free.reals - md.MOST_DONATED * nth));
};

const bestCity = (s: State): number => Math.max(on.cityHigher(s, 0), on.cityHigher(s, 1), on.cityHigher(s, 2));

/** The most one Request of a kind can bring at a scoring. */
export const mostPoints = (s: State, kind: number, scoring: number): number => {
  if (kind < INFLUENCE) return md.MOST_SHIPS * harbourPoints(s, bestHarbour(kind, scoring, 0), scoring);
  if (kind === INFLUENCE) return md.FAVOR_POINTS * GUILDS;
  return kind === URBANIZATION ? bestCity(s) : md.MOST_DONATED;
};

const isScoring = (s: State): boolean => on.phase(s) === steps.E && on.round(s) % 2 === 1;

export const handSize = (s: State, seat: Seat): number => {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += on.requests(s, seat, kind);
  return sum;
};

/** 0, 1, 2 for the scoring that comes next for a seat; 3 once all are over. Who has been scored has one Request left, two or three lay there before. */
export const nextScoring = (s: State, seat: Seat): number => (on.round(s) >> 1) + (isScoring(s) && handSize(s, seat) <= 1 ? 1 : 0);

/** E1: the best one, two or three of the Requests held, at scoring 0, 1 or 2. A hand has three at most. */
export const crownPoints = (s: State, seat: Seat, scoring: number): number => {
  if (scoring > 2) return 0;
  let sum = 0;
  let most = 0;
  let least = Number.MAX_SAFE_INTEGER;
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++)
    for (let nth = 0; nth < on.requests(s, seat, kind); nth++) {
      const worth = requestPoints(s, seat, kind, scoring, nth);
      sum += worth;
      most = Math.max(most, worth);
      least = Math.min(least, worth);
      count++;
    }
  if (scoring === 0) return most;
  return scoring === 1 && count > 2 ? sum - least : sum;
};

/** Cities still to be named and Reals still to be paid while a seat is scored. */
export const pointsUnderWay = (s: State, seat: Seat): number => {
  if (on.actor(s) !== seat || !isScoring(s)) return 0;
  let sum = 0;
  for (let nth = 0; nth < on.toScore(s, URBANIZATION); nth++) sum += requestPoints(s, seat, URBANIZATION, 0, nth);
  return sum + Math.min(md.MOST_DONATED * on.toScore(s, WEALTH), free.reals);
};
