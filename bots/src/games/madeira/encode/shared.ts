/** What the blocks of several seats need, computed once per position. */
import type { Seat, State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { addOne, numberAt } from './part.ts';

const { on, names, places } = md;

/** Three markets, then three colonies. */
export const HARBOURS = names.GOODS.length + names.COLONIES.length;
export const MARKETS = names.GOODS.length;
export const GUILDS = names.GUILDS.length;
export const CITIES = names.CITIES.length;
export const SEATS = 4;
export const SCORINGS = 3;

/** Ships by seat and harbour. */
export const ships = new Int16Array(SEATS * HARBOURS);
/** By harbour: slots without a Ship, and the Goods of the cheapest of them; NO_SLOT where there is none. */
export const freeSlots = new Int16Array(HARBOURS);
export const cheapestSlot = new Int16Array(HARBOURS);
const NO_SLOT = 127;
/** R1, R2: what a Ship brings, by scoring and harbour. */
const points = new Int16Array(SCORINGS * HARBOURS);
/** By scoring: the three markets, then the three colonies, each sorted by what they pay, highest first. */
const bestHarbours = new Int16Array(SCORINGS * HARBOURS);
/** Favors face up, and all, by seat and guild. */
export const favorsUp = new Int16Array(SEATS * GUILDS);
export const favors = new Int16Array(SEATS * GUILDS);
/** The same as bits, one for each of the twelve Favors, by seat. */
const bitsUp = new Int16Array(SEATS);
const bitsDown = new Int16Array(SEATS);
/** The Wood of the cheapest Favor of each guild that is still available, NO_FAVOR if there is none; and how many cost at most 0 to 5 Wood. */
export const cheapestFavor = new Int16Array(GUILDS);
const favorsUpTo = new Int16Array(6);
const NO_FAVOR = 127;
/** Workers, or Citizens, of the strongest owner in each city and in the City Watch, and of the next. */
const most = new Int16Array(CITIES + 1);
const second = new Int16Array(CITIES + 1);
/** The City Watch, behind the cities. */
export const WATCH = names.CITIES.length;
/** V5: PP of Urbanization in each city without a Worker there. */
const absent = new Int16Array(CITIES);
/** The slot of the Passing Column each seat stands on; NOBODY for none. */
const passingSlots = new Int16Array(SEATS);

export const harbourPoints = (harbour: number, scoring: number): number => numberAt(points, scoring * HARBOURS + harbour);

/** The `nth` best of the markets (`kind` 0) or colonies (1) at a scoring. */
export const bestHarbour = (kind: number, scoring: number, nth: number): number =>
  numberAt(bestHarbours, scoring * HARBOURS + kind * MARKETS + nth);

export const favorBitsUp = (seat: Seat): number => numberAt(bitsUp, seat);
export const favorBitsDown = (seat: Seat): number => numberAt(bitsDown, seat);
/** How many Favors are available for so much Wood. */
export const favorsFor = (wood: number): number => numberAt(favorsUpTo, Math.min(5, wood));
/** How far a seat with `own` pieces is ahead of the strongest other owner. */
export const leadOf = (place: number, own: number): number =>
  own - (own === numberAt(most, place) ? numberAt(second, place) : numberAt(most, place));
export const withoutWorker = (city: number): number => numberAt(absent, city);
export const passingSlot = (seat: Seat): number => numberAt(passingSlots, seat);

const findShipsIn = (s: State, harbour: number): void => {
  let free = 0;
  let cheapest = NO_SLOT;
  const first = harbour * places.SLOTS_EACH;
  for (let slot = first; slot < first + places.SLOTS_EACH; slot++) {
    const cost = on.slotCost(s, slot);
    if (cost < 0) continue;
    const owner = on.slotShip(s, slot);
    if (owner >= 0) addOne(ships, owner * HARBOURS + harbour);
    else {
      free++;
      if (cost < cheapest) cheapest = cost;
    }
  }
  freeSlots[harbour] = free;
  cheapestSlot[harbour] = cheapest;
};

/** GM1: a Favor whose Wood is being paid counts as taken. */
const ownerOf = (s: State, favor: number): number => (on.favorWanted(s) === favor ? on.actor(s) : on.favorOwner(s, favor));
const isUp = (s: State, favor: number): boolean => (on.favorWanted(s) === favor ? md.ruleSet(s).takenFavorUp : on.favorUp(s, favor) === 1);

const findFavors = (s: State): void => {
  for (let i = 0; i < SEATS * GUILDS; i++) favors[i] = favorsUp[i] = 0;
  for (let seat = 0; seat < SEATS; seat++) bitsUp[seat] = bitsDown[seat] = 0;
  for (let favor = 0; favor < names.FAVORS.length; favor++) {
    const owner = ownerOf(s, favor);
    if (owner < 0) continue;
    const at = owner * GUILDS + on.favorGuild(s, favor);
    addOne(favors, at);
    if (isUp(s, favor)) {
      addOne(favorsUp, at);
      bitsUp[owner] = numberAt(bitsUp, owner) | (1 << favor);
    } else bitsDown[owner] = numberAt(bitsDown, owner) | (1 << favor);
  }
};

/** GM1: the Favors on districts that are not built yet. */
const findFavorsToHave = (s: State): void => {
  for (let guild = 0; guild < GUILDS; guild++) cheapestFavor[guild] = NO_FAVOR;
  for (let wood = 0; wood < favorsUpTo.length; wood++) favorsUpTo[wood] = 0;
  for (let column = 0; column < places.UNBUILT_COLUMNS; column++) {
    const wood = on.districtWood(s, column);
    for (let city = 0; city < CITIES; city++) {
      const favor = on.districtFavor(s, city, column);
      if (favor < 0) continue;
      const guild = on.favorGuild(s, favor);
      cheapestFavor[guild] = Math.min(wood, numberAt(cheapestFavor, guild));
      for (let enough = wood; enough < favorsUpTo.length; enough++) addOne(favorsUpTo, enough);
    }
  }
};

/** Three harbours from `at` on, sorted by what they pay. */
const sortHarbours = (first: number, at: number): void => {
  for (let i = 0; i < 3; i++) {
    const paid = numberAt(points, at + i);
    let place = at + i;
    for (; place > at && harbourPoints(numberAt(bestHarbours, place - 1), Math.floor(at / HARBOURS)) < paid; place--)
      bestHarbours[place] = numberAt(bestHarbours, place - 1);
    bestHarbours[place] = first + i;
  }
};

const findPoints = (s: State): void => {
  for (let scoring = 0; scoring < SCORINGS; scoring++) {
    const at = scoring * HARBOURS;
    for (let place = 0; place < MARKETS; place++) {
      points[at + place] = on.marketPoints(s, place, scoring);
      points[at + MARKETS + place] = on.colonyPoints(s, place, scoring);
    }
    sortHarbours(0, at);
    sortHarbours(MARKETS, at + MARKETS);
  }
};

const countOwner = (place: number, pieces: number): void => {
  if (pieces > numberAt(most, place)) {
    second[place] = numberAt(most, place);
    most[place] = pieces;
  } else if (pieces > numberAt(second, place)) second[place] = pieces;
};

const findLeaders = (s: State): void => {
  for (let place = 0; place <= WATCH; place++) most[place] = second[place] = 0;
  const isPaid = md.ruleSet(s).lowerWithoutWorker;
  for (let city = 0; city < CITIES; city++) {
    absent[city] = isPaid ? on.cityLower(s, city) : 0;
    countOwner(city, on.citizens(s, city));
    for (let seat = 0; seat < on.players(s); seat++) countOwner(city, on.cityWorkers(s, seat, city));
  }
  for (let seat = 0; seat < on.players(s); seat++) countOwner(WATCH, on.workersWatch(s, seat));
};

const findPassingSlots = (s: State): void => {
  for (let seat = 0; seat < SEATS; seat++) passingSlots[seat] = md.NOBODY;
  for (let slot = 0; slot < md.PASSING_SLOTS; slot++) if (on.passSlot(s, slot) >= 0) passingSlots[on.passSlot(s, slot)] = slot;
};

export const findShared = (s: State): void => {
  for (let i = 0; i < SEATS * HARBOURS; i++) ships[i] = 0;
  for (let harbour = 0; harbour < HARBOURS; harbour++) findShipsIn(s, harbour);
  findFavors(s);
  findFavorsToHave(s);
  findPoints(s);
  findPassingSlots(s);
  findLeaders(s);
};
