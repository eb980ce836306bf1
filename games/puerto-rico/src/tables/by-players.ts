/** What depends on the number of players: one row for each count (S1–S8, 2P1, 2P2). */
import { manifest } from '../manifest.ts';
import { CORN, INDIGO, type Tile } from './goods.ts';

export interface Box {
  /** S1 */
  readonly doubloons: number;
  /** S2: start tiles in order from the governor. */
  readonly startTiles: readonly Tile[];
  /** S3 */
  readonly points: number;
  /** S4: in the supply; the ship holds one more per player. */
  readonly colonists: number;
  /** S5: the spaces of each cargo ship, smallest first. */
  readonly ships: readonly number[];
  /** S6: how many cards are in play, counted from the start of the list of roles. */
  readonly roles: number;
  /** R1, 2P3: how many roles are taken in a round. */
  readonly picks: number;
  /** 2P1: tiles and barrels of each kind that stay in the box, and copies of each building that are used. */
  readonly tilesOut: number;
  readonly barrelsOut: number;
  readonly plantCopies?: number;
  readonly violetCopies?: number;
}

const FULL = { tilesOut: 0, barrelsOut: 0 } as const;

/** 2P2: the row for two players. */
const BOXES: Readonly<Record<number, Box>> = {
  2: {
    doubloons: 3,
    startTiles: [INDIGO, CORN],
    points: 65,
    colonists: 40,
    ships: [4, 6],
    roles: 7,
    picks: 6,
    tilesOut: 3,
    barrelsOut: 2,
    plantCopies: 2,
    violetCopies: 1,
  },
  3: { doubloons: 2, startTiles: [INDIGO, INDIGO, CORN], points: 75, colonists: 55, ships: [4, 5, 6], roles: 6, picks: 3, ...FULL },
  4: { doubloons: 3, startTiles: [INDIGO, INDIGO, CORN, CORN], points: 100, colonists: 75, ships: [5, 6, 7], roles: 7, picks: 4, ...FULL },
  5: {
    doubloons: 4,
    startTiles: [INDIGO, INDIGO, INDIGO, CORN, CORN],
    points: 122,
    colonists: 95,
    ships: [6, 7, 8],
    roles: 8,
    picks: 5,
    ...FULL,
  },
};

export const boxFor = (players: number): Box => BOXES[players] as Box;

export const SEATS = [0, 1, 2, 3, 4] as const;
export const MAX_PLAYERS: (typeof SEATS)['length'] = manifest.seats.max;
export const SHIPS = 3;
/** The index of a cargo ship; the smallest is 0. */
export type Ship = number;
/** S5: a ship is named by its number of spaces. */
export const HOLDS = [4, 5, 6, 7, 8] as const;
export type Holds = (typeof HOLDS)[number];
export const SMALLEST_SHIP = HOLDS[0];

/** S9 */
export const ISLAND_SPACES = 12;
export const CITY_SPACES = 12;

/** TR2 */
export const HOUSE_PLACES = 4;

/** 46 ones and 8 fives. They never run out (Q12); the bank is counted only so that the invariants can check that no doubloon is lost. */
export const BANK = 86;
