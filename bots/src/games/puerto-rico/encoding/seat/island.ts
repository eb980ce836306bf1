/** Tiles and colonists of a seat, and how they go with its plants. */
import type { State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../../cell-at.ts';
import { FeaturePlan } from '../feature-plan.ts';
import { flag, type SeatPart } from '../part.ts';

const { buildingCircles, colonistShip, colonists, faceUp, islandFilled, sanJuan, tiles, tilesOccupied } = pr.on;
const { CORN, ISLAND_SPACES } = pr;

const plan = new FeaturePlan();
const TILES = plan.each(
  pr.TILES.map((tile) => `tiles of ${tile}`),
  3,
);
const OCCUPIED = plan.each(
  pr.TILES.map((tile) => `occupied tiles of ${tile}`),
  3,
);
const FILLED = plan.one('island spaces filled', 12);
const IS_FULL = plan.one('island is full');
const QUARRIES_TO_USE = plan.one('occupied quarries for each city space left', 12);
const USEFUL_FACE_UP = plan.one('kinds face up that it has a plant for', 3);
const COLONISTS = plan.one('colonists', 12);
const SAN_JUAN = plan.one('colonists in San Juan', 3);
const FREE_CIRCLES = plan.one('circles without a colonist', 8);
const WORKERS_LACKING = plan.one('colonists lacking to produce all it could', 6);
const FROM_SHIP = plan.one('colonists it gets if the next role is mayor', 3);

/** Corn needs no plant. */
const usefulFaceUp = (s: State, plantCircles: Int16Array, seat: number): number => {
  let kinds = 0;
  for (let good = 0; good < pr.GOODS.length; good++)
    if (faceUp(s, good) > 0 && (good === CORN || cellAt(plantCircles, good) > tiles(s, seat, good))) kinds++;
  return kinds;
};

/** MY2: dealt one by one from the mayor on. */
const shareOfShip = (ship: number, players: number, before: number): number => {
  const more = ship % players;
  return (ship - more) / players + (before < more ? 1 : 0);
};

export const island: SeatPart = {
  features: plan.features,
  write(s, table, me, out, at) {
    const { seat } = me;
    for (let tile = 0; tile < pr.TILES.length; tile++) {
      out[at + TILES + tile] = tiles(s, seat, tile);
      out[at + OCCUPIED + tile] = tilesOccupied(s, seat, tile);
    }
    const filled = islandFilled(s, seat);
    const colonistCount = colonists(s, seat);
    out[at + FILLED] = filled;
    out[at + IS_FULL] = flag(filled === ISLAND_SPACES);
    out[at + QUARRIES_TO_USE] = me.quarries * me.spaces;
    out[at + USEFUL_FACE_UP] = filled === ISLAND_SPACES ? 0 : usefulFaceUp(s, me.plantCircles, seat);
    out[at + COLONISTS] = colonistCount;
    out[at + SAN_JUAN] = sanJuan(s, seat);
    out[at + FREE_CIRCLES] = Math.max(0, buildingCircles(s, seat) + filled - colonistCount);
    out[at + WORKERS_LACKING] = Math.max(0, me.workers - colonistCount);
    out[at + FROM_SHIP] = shareOfShip(colonistShip(s), table.players, me.fromNextTaker);
  },
};
