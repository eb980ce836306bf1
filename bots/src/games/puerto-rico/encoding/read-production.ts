/** What a seat produces with the colonists as they stand, and what it could with colonists for all. */
import type { State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../cell-at.ts';
import type { SeatFacts } from './seat-facts.ts';

const { on } = pr;
const CIRCLES = Int16Array.from(pr.CIRCLES);
/** The plants of each good as two rows, for no good has more; one that is not there counts as a building nobody has. */
const [SMALL = [], LARGE = []] = [0, 1].map((i) => pr.PLANTS_OF.map((plants) => plants[i]));

const circlesAt = (s: State, seat: number, plant: number | undefined): number =>
  plant === undefined ? 0 : on.buildings(s, seat, plant) * cellAt(CIRCLES, plant);

const workersAt = (s: State, seat: number, plant: number | undefined): number =>
  plant === undefined ? 0 : on.buildingColonists(s, seat, plant);

const readKind = (s: State, me: SeatFacts, good: number): void => {
  const tiles = on.tiles(s, me.seat, good);
  const circles = good === pr.CORN ? tiles : circlesAt(s, me.seat, SMALL[good]) + circlesAt(s, me.seat, LARGE[good]);
  const grown = on.tilesOccupied(s, me.seat, good);
  const made = good === pr.CORN ? grown : Math.min(grown, workersAt(s, me.seat, SMALL[good]) + workersAt(s, me.seat, LARGE[good]));
  me.plantCircles[good] = circles;
  me.production[good] = made;
  me.potential[good] = Math.min(tiles, circles);
};

const addUp = (s: State, me: SeatFacts, good: number): void => {
  const made = cellAt(me.production, good);
  const supplied = Math.min(made, on.barrelsLeft(s, good));
  const possible = cellAt(me.potential, good);
  me.made += made;
  me.supplied += supplied;
  me.possible += possible;
  me.workers += good === pr.CORN ? possible : 2 * possible;
  if (made > 0) me.kindsMade++;
  if (supplied > 0) me.kindsSupplied++;
  if (possible > 0) me.kindsPossible++;
};

export const readProduction = (s: State, me: SeatFacts): void => {
  me.made = me.kindsMade = me.supplied = me.kindsSupplied = me.possible = me.kindsPossible = me.workers = 0;
  for (let good = 0; good < pr.GOODS.length; good++) {
    readKind(s, me, good);
    addUp(s, me, good);
  }
};
