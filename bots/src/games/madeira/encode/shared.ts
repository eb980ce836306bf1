/** What the blocks of several seats need, found once a position: Ships by place, Favors by guild, what the Crown pays a Ship. */
import type { State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import { addOne, numberAt } from './part.ts';

const { on, names, places } = md;

/** Three markets, then three colonies. */
export const HARBOURS = names.GOODS.length + names.COLONIES.length;
export const MARKETS = names.GOODS.length;
const GUILDS = names.GUILDS.length;
const SEATS = 4;
const SCORINGS = 3;

/** Own Ships by seat and harbour. */
export const ships = new Int16Array(SEATS * HARBOURS);
/** By harbour: slots without a Ship, and the Goods of the cheapest of them; 127 where there is none. */
export const freeSlots = new Int16Array(HARBOURS);
export const cheapestSlot = new Int16Array(HARBOURS);
/** Favors face up, and all, by seat and guild. */
export const favorsUp = new Int16Array(SEATS * GUILDS);
export const favors = new Int16Array(SEATS * GUILDS);
/** By scoring, markets before colonies: the three harbours, those that pay most first. */
const bestHarbours = new Int16Array(SCORINGS * 2 * 3);

export const NO_SLOT = 127;

const findShips = (s: State): void => {
  ships.fill(0);
  for (let harbour = 0; harbour < HARBOURS; harbour++) {
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
  }
};

const findFavors = (s: State): void => {
  favors.fill(0);
  favorsUp.fill(0);
  for (let favor = 0; favor < names.FAVORS.length; favor++) {
    const owner = on.favorOwner(s, favor);
    if (owner < 0) continue;
    const at = owner * GUILDS + on.favorGuild(s, favor);
    addOne(favors, at);
    if (on.favorUp(s, favor) === 1) addOne(favorsUp, at);
  }
};

/** R1, R2: what a Ship in a harbour brings at a scoring. */
export const harbourPoints = (s: State, harbour: number, scoring: number): number =>
  harbour < MARKETS ? on.marketPoints(s, harbour, scoring) : on.colonyPoints(s, harbour - MARKETS, scoring);

/** Three harbours sorted by what they pay. */
const sortHarbours = (s: State, first: number, scoring: number, at: number): void => {
  let a = first;
  let b = first + 1;
  let c = first + 2;
  let swapped: number;
  if (harbourPoints(s, b, scoring) > harbourPoints(s, a, scoring)) {
    swapped = a;
    a = b;
    b = swapped;
  }
  if (harbourPoints(s, c, scoring) > harbourPoints(s, b, scoring)) {
    swapped = b;
    b = c;
    c = swapped;
  }
  if (harbourPoints(s, b, scoring) > harbourPoints(s, a, scoring)) {
    swapped = a;
    a = b;
    b = swapped;
  }
  bestHarbours[at] = a;
  bestHarbours[at + 1] = b;
  bestHarbours[at + 2] = c;
};

/** The `nth` best of the markets (`kind` 0) or colonies (1) at a scoring. */
export const bestHarbour = (kind: number, scoring: number, nth: number): number => numberAt(bestHarbours, (scoring * 2 + kind) * 3 + nth);

export const findShared = (s: State): void => {
  findShips(s);
  findFavors(s);
  for (let scoring = 0; scoring < SCORINGS; scoring++)
    for (let kind = 0; kind < 2; kind++) sortHarbours(s, kind * MARKETS, scoring, (scoring * 2 + kind) * 3);
};
