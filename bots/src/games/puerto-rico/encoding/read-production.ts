/** What a seat produces now, and what it could produce with colonists on every circle. */
import type { State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt, fillRow } from '../cell-at.ts';
import type { SeatFacts } from './seat-facts.ts';

const { barrelsLeft, buildingColonists, buildings, tiles, tilesOccupied } = pr.on;
const { CORN } = pr;
const KINDS = pr.GOODS.length;
const CIRCLES = Int16Array.from(pr.CIRCLES);
/** All plants, and the kind that each of them makes. */
const PLANTS = Int16Array.from(pr.PLANTS_OF.flat());
const MAKES = Int16Array.from(pr.PLANTS_OF.flatMap((plants, good) => plants.map(() => good)));

const workers = new Int16Array(KINDS);

const readPlants = (s: State, me: SeatFacts): void => {
  fillRow(workers, 0);
  fillRow(me.plantCircles, 0);
  for (let i = 0; i < PLANTS.length; i++) {
    const plant = cellAt(PLANTS, i);
    if (buildings(s, me.seat, plant) === 0) continue;
    const good = cellAt(MAKES, i);
    me.plantCircles[good] = cellAt(me.plantCircles, good) + cellAt(CIRCLES, plant);
    workers[good] = cellAt(workers, good) + buildingColonists(s, me.seat, plant);
  }
};

const addUp = (s: State, me: SeatFacts, good: number, made: number, possible: number): void => {
  const supplied = Math.min(made, barrelsLeft(s, good));
  me.made += made;
  me.supplied += supplied;
  me.possible += possible;
  me.workers += good === CORN ? possible : 2 * possible;
  if (made > 0) me.kindsMade++;
  if (supplied > 0) me.kindsSupplied++;
  if (possible > 0) me.kindsPossible++;
};

const readKind = (s: State, me: SeatFacts, good: number): void => {
  const all = tiles(s, me.seat, good);
  const grown = tilesOccupied(s, me.seat, good);
  const made = good === CORN ? grown : Math.min(grown, cellAt(workers, good));
  const possible = good === CORN ? all : Math.min(all, cellAt(me.plantCircles, good));
  me.production[good] = made;
  me.potential[good] = possible;
  if (possible > 0) addUp(s, me, good, made, possible);
};

export const readProduction = (s: State, me: SeatFacts): void => {
  me.made = 0;
  me.kindsMade = 0;
  me.supplied = 0;
  me.kindsSupplied = 0;
  me.possible = 0;
  me.kindsPossible = 0;
  me.workers = 0;
  readPlants(s, me);
  for (let good = 0; good < KINDS; good++) readKind(s, me, good);
};
