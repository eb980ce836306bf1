/** Every move of the game, once; docs/notation/puerto-rico.md is the grammar. Legal lists ascend in this order. */
import { at, defineMoves, rows, type StructOf } from '@caravel/core';
import { BUILDINGS, CIRCLES } from '../tables/buildings.ts';
import { HOLDS, ISLAND_SPACES, SEATS } from '../tables/by-players.ts';
import { GOODS, TILES } from '../tables/goods.ts';
import { ROLES } from '../tables/roles.ts';

/** Where colonists can be placed: the kinds of tile, then the buildings. */
export const PLACES = [...TILES, ...BUILDINGS] as const;
export type PlaceName = (typeof PLACES)[number];
const PLACE_CIRCLES = [...TILES.map(() => ISLAND_SPACES), ...CIRCLES];
const PLACEMENTS = PLACES.flatMap((place, i) => Array.from({ length: at(PLACE_CIRCLES, i) + 1 }, (_, count) => ({ place, count })));

const { moves, groups } = defineMoves({
  role: { role: ROLES },
  hacienda: {},
  plantation: { good: GOODS },
  quarry: {},
  hospice: {},
  colonist: {},
  colonists: rows(PLACEMENTS),
  build: { building: BUILDINGS },
  university: {},
  craft: { good: GOODS },
  sell: { good: GOODS },
  /** The ship is named by its number of spaces. */
  load: { good: GOODS, ship: HOLDS },
  wharf: { good: GOODS },
  keep: { good: GOODS },
  store: { good: GOODS },
  pass: {},
  // Players' moves come first in the table, chance's last.
  governor: { seat: SEATS },
  next: { seat: SEATS },
  tile: { good: GOODS },
});

export { moves };
export type PuertoRicoMove = StructOf<typeof moves>;

export const { role: ROLE, plantation: PLANTATION, colonists: COLONISTS, build: BUILD, craft: CRAFT, sell: SELL } = groups;
export const { load: LOAD, wharf: USE_WHARF, keep: KEEP, store: STORE } = groups;
export const { governor: FIRST_GOVERNOR, next: SITS_NEXT, tile: DRAW } = groups;
export const USE_HACIENDA = groups.hacienda.first;
export const TAKE_QUARRY = groups.quarry.first;
export const USE_HOSPICE = groups.hospice.first;
export const TAKE_COLONIST = groups.colonist.first;
export const USE_UNIVERSITY = groups.university.first;
export const PASS = groups.pass.first;
export const CHANCE_FIRST = FIRST_GOVERNOR.first;

/** For each place, the move that puts no colonist on it; the move for n colonists has a number higher by n. */
export const COLONISTS_FIRST = Int16Array.from(PLACES, (place) => COLONISTS.first + PLACEMENTS.findIndex((row) => row.place === place));
export const LOAD_KINDS = HOLDS.length;
