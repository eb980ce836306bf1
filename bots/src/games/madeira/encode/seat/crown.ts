/**
 * What the Crown would pay for each Request now: R1–R5, computed from counts of Ships and Favors that all seats share, because the functions
 * of the rules go through the whole board for every Request. crown.test.ts compares both.
 */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { cityPoints } from '../facts.ts';
import { numberAt } from '../part.ts';
import { bestHarbour, CITIES, favorsUp, GUILDS, HARBOURS, harbourPoints, MARKETS, SCORINGS, ships } from '../shared.ts';

const { on, names, steps } = md;
const { INFLUENCE, URBANIZATION, WEALTH } = names;

export const KINDS = names.REQUESTS.length;

/** Of the seat whose block is being written. */
export const claims = {
  /** 0, 1, 2 for the scoring that comes next; 3 once all are over. */
  scoring: 0,
  /** Requests held. */
  hand: 0,
  /** Reals that no building will cost. */
  reals: 0,
};
/** PP of Urbanization, the best city first. */
const cities = new Int16Array(CITIES);
/** What one Request of each kind would bring at the next scoring, and at the one after it. */
const now = new Int16Array(KINDS);
const later = new Int16Array(KINDS);

/** E2: a city that was already named at this scoring does not count again. */
const isNamed = (s: State, seat: Seat, city: number): boolean =>
  on.phase(s) === steps.E && on.actor(s) === seat && (on.citiesNamed(s) & (1 << city)) !== 0;

const sortCities = (s: State, seat: Seat): void => {
  for (let city = 0; city < CITIES; city++) {
    const points = isNamed(s, seat, city) ? 0 : numberAt(cityPoints, city);
    let i = city;
    for (; i > 0 && numberAt(cities, i - 1) < points; i--) cities[i] = numberAt(cities, i - 1);
    cities[i] = points;
  }
};

const isScoring = (s: State): boolean => on.phase(s) === steps.E && on.round(s) % 2 === 1;

/** A seat has one Request left after it was scored, and two or three before. */
export const findClaims = (s: State, seat: Seat, reals: number): void => {
  claims.reals = Math.max(0, reals);
  claims.hand = 0;
  for (let kind = 0; kind < KINDS; kind++) claims.hand += on.requests(s, seat, kind);
  claims.scoring = (on.round(s) >> 1) + (claims.hand <= 1 && isScoring(s) ? 1 : 0);
  sortCities(s, seat);
  const scoring = Math.min(SCORINGS - 1, claims.scoring);
  for (let kind = 0; kind < KINDS; kind++) {
    const points = requestPoints(seat, kind, scoring, 0);
    now[kind] = points;
    later[kind] = kind < INFLUENCE && scoring < SCORINGS - 1 ? requestPoints(seat, kind, scoring + 1, 0) : points;
  }
};

export const pointsNow = (kind: number): number => numberAt(now, kind);
export const pointsLater = (kind: number): number => numberAt(later, kind);

/** R1, R2, E2: the `nth` best three Ships, in markets (`kind` 0) or colonies (1), at a scoring. */
const shipPoints = (seat: Seat, kind: number, scoring: number, nth: number): number => {
  const first = seat * HARBOURS + kind * MARKETS;
  if (numberAt(ships, first) + numberAt(ships, first + 1) + numberAt(ships, first + 2) === 0) return 0;
  let skip = md.MOST_SHIPS * nth;
  let take = md.MOST_SHIPS;
  let sum = 0;
  for (let i = 0; i < 3 && take > 0; i++) {
    const harbour = bestHarbour(kind, scoring, i);
    const count = numberAt(ships, seat * HARBOURS + harbour);
    const skipped = Math.min(skip, count);
    const taken = Math.min(take, count - skipped);
    skip -= skipped;
    take -= taken;
    sum += taken * harbourPoints(harbour, scoring);
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
export const requestPoints = (seat: Seat, kind: number, scoring: number, nth: number): number => {
  if (kind < INFLUENCE) return shipPoints(seat, kind, scoring, nth);
  if (kind === INFLUENCE) return md.FAVOR_POINTS * guildsWith(favorsUp, seat, nth + 1);
  if (kind === URBANIZATION) return nth < CITIES ? numberAt(cities, nth) : 0;
  return Math.max(0, Math.min(md.MOST_DONATED, claims.reals - md.MOST_DONATED * nth));
};

/** The most one Request of a kind can bring at a scoring. */
export const mostPoints = (s: State, kind: number, scoring: number): number => {
  if (kind < INFLUENCE) return md.MOST_SHIPS * harbourPoints(bestHarbour(kind, scoring, 0), scoring);
  if (kind === INFLUENCE) return md.FAVOR_POINTS * GUILDS;
  return kind === WEALTH ? md.MOST_DONATED : Math.max(on.cityHigher(s, 0), on.cityHigher(s, 1), on.cityHigher(s, 2));
};

/** E1: the best one, two or three of the Requests held, at the next scoring or the one after it. A hand has three at most. */
export const crownPoints = (s: State, seat: Seat, isLater: boolean): number => {
  const scoring = claims.scoring + (isLater ? 1 : 0);
  if (scoring >= SCORINGS) return 0;
  let sum = 0;
  let most = 0;
  let least = Number.MAX_SAFE_INTEGER;
  for (let kind = 0; kind < KINDS; kind++) {
    const held = on.requests(s, seat, kind);
    for (let nth = 0; nth < held; nth++) {
      const worth = nth > 0 ? requestPoints(seat, kind, scoring, nth) : numberAt(isLater ? later : now, kind);
      sum += worth;
      most = Math.max(most, worth);
      least = Math.min(least, worth);
    }
  }
  if (scoring === 0) return most;
  return scoring === 1 && claims.hand > 2 ? sum - least : sum;
};

/** Cities still to be named and Reals still to be paid while a seat is scored. */
export const pointsUnderWay = (s: State, seat: Seat): number => {
  if (on.actor(s) !== seat || !isScoring(s)) return 0;
  let sum = 0;
  for (let nth = 0; nth < on.toScore(s, URBANIZATION); nth++) sum += requestPoints(seat, URBANIZATION, 0, nth);
  return sum + Math.min(md.MOST_DONATED * on.toScore(s, WEALTH), claims.reals);
};
