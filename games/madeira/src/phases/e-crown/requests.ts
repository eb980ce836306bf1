/** E1, E2, R1–R5, RU27, RU28: the Crown's Requests of rounds 1, 3 and 5. */
import { type Decision, type Move, movesOf, type RuleId, type Seat, type State } from '@caravel/core';
import { CITIES, FAVORS, GUILDS, REQUESTS } from '../../board/names.ts';
import { DONATE, LEAVE_REQUEST, NAME_CITY } from '../../moves/table.ts';
import { LOWER_WITHOUT_WORKER } from '../../rule-sets.ts';
import * as on from '../../state/layout.ts';
import { colonyOfSlot, isMarketSlot, MARKET_SLOTS, marketOf, SLOTS, SPOTS_IN_CITY, spotOf } from '../../state/places.ts';
import { awaitNobody, awaitSeat, CITIZEN, NOBODY, whoIsOn } from '../../state/state.ts';
import { CITY_CHOICE, LEAVE, WEALTH_PAY } from '../../state/steps.ts';
import { ROUNDS } from '../../tables/pieces.ts';

const MARKET_ROUTES = REQUESTS.indexOf('market-routes');
const EXPEDITIONS = REQUESTS.indexOf('expeditions');
const INFLUENCE = REQUESTS.indexOf('influence');
const URBANIZATION = REQUESTS.indexOf('urbanization');
const WEALTH = REQUESTS.indexOf('wealth');

const MOST_SHIPS = 3;
const FAVOR_POINTS = 5;
const MOST_REALS = 15;

/** 0, 1, 2 for the scoring rounds 1, 3, 5; in between that of the next one. */
const scoringIndex = (s: State): number => on.round(s) >> 1;

const isScoredPlace = (slot: number, kind: number): boolean => isMarketSlot(slot) === (kind === MARKET_ROUTES);

/** R1, R2: PP of a Ship by place and round. */
const shipPoints = (s: State, slot: number): number =>
  slot < MARKET_SLOTS ? on.marketPoints(s, marketOf(slot), scoringIndex(s)) : on.colonyPoints(s, colonyOfSlot(slot), scoringIndex(s));

const isScoredShip = (s: State, seat: Seat, kind: number, slot: number): boolean =>
  isScoredPlace(slot, kind) && on.slotShip(s, slot) === seat;

/** How many own Ships of the kind come before this one: those worth more, and among equals those in earlier slots. */
const shipsAhead = (s: State, seat: Seat, kind: number, slot: number): number => {
  const worth = shipPoints(s, slot);
  let ahead = 0;
  for (let other = 0; other < SLOTS; other++) {
    if (!isScoredShip(s, seat, kind, other)) continue;
    if (shipPoints(s, other) > worth || (shipPoints(s, other) === worth && other < slot)) ahead++;
  }
  return ahead;
};

/** R1, R2, E2, RU27: the best three Ships that an earlier request of the kind has not used. */
export const shipRequestPoints = (s: State, seat: Seat, kind: number, before: number): number => {
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isScoredShip(s, seat, kind, slot)) continue;
    if (Math.floor(shipsAhead(s, seat, kind, slot) / MOST_SHIPS) === before) sum += shipPoints(s, slot);
  }
  return sum;
};

/** R3, E2: 5 PP for each guild with a face-up Favor that an earlier Influence has not used. RU31: face down counts nothing. */
export const influencePoints = (s: State, seat: Seat, before: number): number => {
  let sum = 0;
  for (let guild = 0; guild < GUILDS.length; guild++) {
    let up = 0;
    for (let favor = 0; favor < FAVORS.length; favor++)
      if (on.favorGuild(s, favor) === guild && on.favorOwner(s, favor) === seat && on.favorUp(s, favor) === 1) up++;
    if (up > before) sum += FAVOR_POINTS;
  }
  return sum;
};

const piecesOf = (s: State, owner: number, city: number): number =>
  owner === CITIZEN ? on.citizens(s, city) : on.cityWorkers(s, owner, city);

const rightmostOf = (s: State, owner: number, city: number): number => {
  for (let spot = SPOTS_IN_CITY - 1; spot >= 0; spot--) if (whoIsOn(s, spotOf(city, spot)) === owner) return spot;
  return NOBODY;
};

/** R4, RU28: more pieces, or as many and one farther right; the Citizens of a city are one owner. */
const hasMoreIn = (s: State, a: number, b: number, city: number): boolean => {
  const difference = piecesOf(s, a, city) - piecesOf(s, b, city);
  return difference > 0 || (difference === 0 && rightmostOf(s, a, city) > rightmostOf(s, b, city));
};

/** R4, RU28: without a Worker you never have the most. */
const hasMostIn = (s: State, seat: Seat, city: number): boolean => {
  if (on.cityWorkers(s, seat, city) === 0) return false;
  for (let other = 0; other < on.players(s); other++) if (other !== seat && hasMoreIn(s, other, seat, city)) return false;
  return !hasMoreIn(s, CITIZEN, seat, city);
};

/** R4: the higher number for the most, else the lower; V5: without a Worker there nothing, but the lower in two booklets. */
export const cityPoints = (s: State, seat: Seat, city: number): number => {
  if (hasMostIn(s, seat, city)) return on.cityHigher(s, city);
  return on.cityWorkers(s, seat, city) > 0 || (LOWER_WITHOUT_WORKER[on.ruleSet(s)] as boolean) ? on.cityLower(s, city) : 0;
};

export const isScoringRound = (s: State): boolean => on.round(s) % 2 === 1;

export const startCrown = (s: State): void => {
  on.cursor.set(s, NOBODY);
  nextToCrown(s);
};

const clearScoring = (s: State): void => {
  on.citiesNamed.set(s, 0);
  for (let kind = 0; kind < REQUESTS.length; kind++) on.scoredBefore.set(s, kind, 0);
};

/** RU27: in Passing order; no choice touches another's. */
const nextToCrown = (s: State): void => {
  for (let slot = on.cursor(s) + 1; slot < 4; slot++) {
    const seat = on.passSlot(s, slot);
    if (seat === NOBODY) continue;
    on.cursor.set(s, slot);
    on.actor.set(s, seat);
    clearScoring(s);
    return startScoring(s, seat);
  }
  clearScoring(s);
  on.actor.set(s, NOBODY);
  awaitNobody(s, LEAVE);
};

const onlyKindHeld = (s: State, seat: Seat): number => {
  let only = NOBODY;
  for (let kind = 0; kind < REQUESTS.length; kind++) {
    if (on.requests(s, seat, kind) === 0) continue;
    if (only !== NOBODY) return NOBODY;
    only = kind;
  }
  return only;
};

/** E1: one of two in round 1, two of three in round 3, so one is left over; all three in round 5. */
const startScoring = (s: State, seat: Seat): void => {
  if (on.round(s) === ROUNDS) return scoreAllBut(s, seat, NOBODY);
  const only = onlyKindHeld(s, seat);
  if (only === NOBODY) awaitSeat(s, LEAVE, seat);
  else scoreAllBut(s, seat, only);
};

/** E1: what is scored leaves, even at 0 PP. */
const scoreAllBut = (s: State, seat: Seat, left: number): void => {
  for (let kind = 0; kind < REQUESTS.length; kind++) {
    const kept = kind === left ? 1 : 0;
    on.toScore.set(s, kind, on.requests(s, seat, kind) - kept);
    on.requests.set(s, seat, kind, kept);
  }
  scoreNext(s, seat);
};

export const leaveChoice: Decision = {
  moves: movesOf(LEAVE_REQUEST),
  apply: (s: State, seat: Seat, move: Move): void => scoreAllBut(s, seat, LEAVE_REQUEST.index(move)),
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    LEAVE_REQUEST.has(move) && on.requests(s, seat, LEAVE_REQUEST.index(move)) > 0 ? undefined : 'E1',
};

const take = (s: State, kind: number): void => {
  on.toScore.add(s, kind, -1);
  on.scoredBefore.add(s, kind, 1);
};

const scoreShips = (s: State, seat: Seat, kind: number): void => {
  for (; on.toScore(s, kind) > 0; take(s, kind)) on.points.add(s, seat, shipRequestPoints(s, seat, kind, on.scoredBefore(s, kind)));
};

/** Scores what needs no word from the player; asks for cities and Reals. */
const scoreNext = (s: State, seat: Seat): void => {
  scoreShips(s, seat, MARKET_ROUTES);
  scoreShips(s, seat, EXPEDITIONS);
  for (; on.toScore(s, INFLUENCE) > 0; take(s, INFLUENCE)) on.points.add(s, seat, influencePoints(s, seat, on.scoredBefore(s, INFLUENCE)));
  if (on.toScore(s, URBANIZATION) > 0) {
    const only = onlyCityLeft(s);
    return only === NOBODY ? awaitSeat(s, CITY_CHOICE, seat) : scoreCity(s, seat, only);
  }
  if (on.toScore(s, WEALTH) === 0) return nextToCrown(s);
  if (on.reals(s, seat) > 0) return awaitSeat(s, WEALTH_PAY, seat);
  on.toScore.set(s, WEALTH, 0);
  nextToCrown(s);
};

/** E2: different cities for two Urbanizations. */
const canName = (s: State, city: number): boolean => (on.citiesNamed(s) & (1 << city)) === 0;

/** The third of three Urbanizations has only one city left. */
const onlyCityLeft = (s: State): number => {
  let only = NOBODY;
  for (let city = 0; city < CITIES.length; city++) {
    if (!canName(s, city)) continue;
    if (only !== NOBODY) return NOBODY;
    only = city;
  }
  return only;
};

const scoreCity = (s: State, seat: Seat, city: number): void => {
  on.points.add(s, seat, cityPoints(s, seat, city));
  on.citiesNamed.set(s, on.citiesNamed(s) | (1 << city));
  take(s, URBANIZATION);
  scoreNext(s, seat);
};

export const cityChoice: Decision = {
  moves: movesOf(NAME_CITY),
  apply(s: State, seat: Seat, move: Move): void {
    scoreCity(s, seat, NAME_CITY.index(move));
  },
  whyNot(s: State, _seat: Seat, move: Move): RuleId | undefined {
    if (!NAME_CITY.has(move)) return 'R4';
    return canName(s, NAME_CITY.index(move)) ? undefined : 'E2';
  },
};

/** R5: up to 15 Reals at home, 1 PP each. */
const mostToDonate = (s: State, seat: Seat): number => Math.min(MOST_REALS, on.reals(s, seat));

export const wealthPay: Decision = {
  moves: movesOf(DONATE),
  apply(s: State, seat: Seat, move: Move): void {
    const amount = DONATE.index(move);
    on.reals.add(s, seat, -amount);
    on.points.add(s, seat, amount);
    take(s, WEALTH);
    scoreNext(s, seat);
  },
  whyNot: (s: State, seat: Seat, move: Move): RuleId | undefined =>
    DONATE.has(move) && DONATE.index(move) <= mostToDonate(s, seat) ? undefined : 'R5',
};
