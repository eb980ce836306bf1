/** A placement while it is made: decided places stay as they are, and the colonists in hand are put on the others. */
import type { Seat, State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../cell-at.ts';

const { on } = pr;

/** Places as the rules count them: kinds of tile, then buildings. */
const PLACE_COUNT = pr.TILES.length + pr.BUILDING_COUNT;
export const placeOf = (building: number): number => pr.TILES.length + building;
const PLANTS_OF = pr.PLANTS_OF.map((plants) => plants.map(placeOf));
export const plantsOf = (good: number): readonly number[] => PLANTS_OF[good] as readonly number[];
const NO_PLACE = -1;

export class Placement {
  /** Colonists on each place. */
  readonly colonists = new Int16Array(PLACE_COUNT);
  readonly #circles = new Int16Array(PLACE_COUNT);
  #first = 0;
  #hand = 0;

  /** Starts from a position in which the player is placing: all places before the current one are decided. */
  start(s: State, seat: Seat): void {
    this.#begin(s, seat, on.placing(s, seat), on.hand(s, seat));
  }

  /** Starts as if the player had taken all colonists in hand, before it is the player's turn. */
  startAnew(s: State, seat: Seat): void {
    this.#begin(s, seat, 0, Math.min(on.colonists(s, seat), on.islandFilled(s, seat) + on.buildingCircles(s, seat)));
  }

  #begin(s: State, seat: Seat, first: number, hand: number): void {
    this.#first = first;
    this.#hand = hand;
    for (let place = 0; place < PLACE_COUNT; place++) {
      this.#circles[place] = pr.circlesOn(s, seat, place);
      this.colonists[place] = place < first ? colonistsOn(s, seat, place) : 0;
    }
  }

  #isFree(place: number): boolean {
    return place >= this.#first && cellAt(this.colonists, place) < cellAt(this.#circles, place);
  }

  #put(place: number): void {
    this.colonists[place] = cellAt(this.colonists, place) + 1;
    this.#hand--;
  }

  fill(place: number): void {
    while (this.#hand > 0 && this.#isFree(place)) this.#put(place);
  }

  fillAll(places: readonly number[]): void {
    for (const place of places) this.fill(place);
  }

  /** Puts the colonists that are left on any free circles. */
  finish(): void {
    for (let place = this.#first; place < PLACE_COUNT && this.#hand > 0; place++) this.fill(place);
  }

  /** Places the colonists for one more barrel of a good, on plantation and plant as needed, or none if they are too few; returns whether it did. */
  produce(good: number): boolean {
    const grown = cellAt(this.colonists, good);
    const workers = good === pr.CORN ? Number.POSITIVE_INFINITY : this.#workers(good);
    const plant = workers <= grown ? this.#freePlant(good) : NO_PLACE;
    if (workers <= grown && plant === NO_PLACE) return false;
    if (grown <= workers && !this.#isFree(good)) return false;
    if (this.#hand < (grown === workers ? 2 : 1)) return false;
    if (grown <= workers) this.#put(good);
    if (plant !== NO_PLACE) this.#put(plant);
    return true;
  }

  #workers(good: number): number {
    let workers = 0;
    for (const plant of plantsOf(good)) workers += cellAt(this.colonists, plant);
    return workers;
  }

  /** A plant of the good with a free circle, the larger one if both have one. */
  #freePlant(good: number): number {
    let free = NO_PLACE;
    for (const plant of plantsOf(good)) if (this.#isFree(plant)) free = plant;
    return free;
  }
}

const colonistsOn = (s: State, seat: Seat, place: number): number =>
  place < pr.TILES.length ? on.tilesOccupied(s, seat, place) : on.buildingColonists(s, seat, place - pr.TILES.length);

/** Writes a placement into the position, without asking the rules. */
export const layOut = (s: State, seat: Seat, colonists: Int16Array): void => {
  for (let tile = 0; tile < pr.TILES.length; tile++) on.tilesOccupied.set(s, seat, tile, cellAt(colonists, tile));
  for (let building = 0; building < pr.BUILDING_COUNT; building++)
    on.buildingColonists.set(s, seat, building, cellAt(colonists, placeOf(building)));
};
