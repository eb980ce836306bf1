/** Every move of the game, once; docs/notation/puerto-rico.md is the grammar. Legal lists ascend in this order. */
import { MoveTable } from '@caravel/core';
import { BUILDINGS, CIRCLES } from '../tables/buildings.ts';
import { ISLAND_SPACES, LARGEST_SHIP, MAX_PLAYERS, SMALLEST_SHIP } from '../tables/by-players.ts';
import { GOODS, TILES } from '../tables/goods.ts';
import { ROLES } from '../tables/roles.ts';

export const moves = new MoveTable();

export const ROLE = moves.group(ROLES.map((role) => `role ${role}`));
export const USE_HACIENDA = moves.one('hacienda');
export const PLANTATION = moves.group(GOODS.map((good) => `plantation ${good}`));
export const TAKE_QUARRY = moves.one('quarry');
export const USE_HOSPICE = moves.one('hospice');
export const TAKE_COLONIST = moves.one('colonist');

/** Where colonists can stand: the kinds of tile, then the buildings. */
export const PLACES = [...TILES, ...BUILDINGS] as const;
const PLACE_CIRCLES = Int8Array.from([...TILES.map(() => ISLAND_SPACES), ...CIRCLES]);
const counts = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);
const colonistGroups = PLACES.map((place, i) => moves.group(counts(PLACE_CIRCLES[i] as number).map((n) => `colonists ${place} ${n}`)));
/** The move that puts no colonist on a place; n more is n further in the table. */
export const COLONISTS_FIRST = Int16Array.from(colonistGroups, ({ first }) => first);
export const COLONISTS = { first: COLONISTS_FIRST[0] as number, end: moves.count };

export const BUILD = moves.group(BUILDINGS.map((building) => `build ${building}`));
export const USE_UNIVERSITY = moves.one('university');
export const CRAFT = moves.group(GOODS.map((good) => `craft ${good}`));
export const SELL = moves.group(GOODS.map((good) => `sell ${good}`));

const HOLDS = Array.from({ length: LARGEST_SHIP - SMALLEST_SHIP + 1 }, (_, i) => SMALLEST_SHIP + i);
/** `load sugar 7`: the ship is named by its holds. */
export const LOAD = moves.group(GOODS.flatMap((good) => HOLDS.map((holds) => `load ${good} ${holds}`)));
export const LOAD_KINDS = HOLDS.length;
export const USE_WHARF = moves.group(GOODS.map((good) => `wharf ${good}`));
export const KEEP = moves.group(GOODS.map((good) => `keep ${good}`));
export const STORE = moves.group(GOODS.map((good) => `store ${good}`));
export const PASS = moves.one('pass');

const SEATS = Array.from({ length: MAX_PLAYERS }, (_, seat) => seat);
export const FIRST_GOVERNOR = moves.group(SEATS.map((seat) => `governor ${seat}`));
export const SITS_NEXT = moves.group(SEATS.map((seat) => `next ${seat}`));
export const DRAW = moves.group(GOODS.map((good) => `tile ${good}`));

/** Players' moves come first in the table, chance's last. */
export const CHANCE_FIRST = FIRST_GOVERNOR.first;
