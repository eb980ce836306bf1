/**
 * A mayor's placement before it is finished. Places still to be decided show who stood there before; to judge what was decided, the colonists
 * in hand are thought to go where they usually do most: large buildings, goods from the dearest down, then the rest in a fixed order.
 */
import type { Seat, State } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import * as pr from '@caravel/puerto-rico/inside';

const { on } = pr;
const TILES = pr.TILES.length;
const PLACES = TILES + pr.BUILDING_COUNT;
const CORN = 0;

const placesOf = (names: readonly (typeof pr.BUILDINGS)[number][]): number[] => names.map((name) => TILES + pr.BUILDINGS.indexOf(name));

const LARGE = placesOf(['guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall']);
const VIOLET = placesOf([
  'harbor',
  'wharf',
  'factory',
  'large-market',
  'small-market',
  'office',
  'large-warehouse',
  'small-warehouse',
  'university',
  'hospice',
  'hacienda',
  'construction-hut',
]);
/** After the goods, and what is left when all has found its place. */
const AFTER_GOODS = [CORN, ...VIOLET, pr.QUARRY];
const ALL = Array.from({ length: PLACES }, (_, place) => place);

const scratch = new Int16Array(puertoRico.layout.size);

const standing = (s: State, seat: Seat, place: number): number =>
  place < TILES ? on.tilesOccupied(s, seat, place) : on.buildingColonists(s, seat, place - TILES);

const stand = (s: State, seat: Seat, place: number, count: number): void => {
  if (place < TILES) on.tilesOccupied.set(s, seat, place, count);
  else on.buildingColonists.set(s, seat, place - TILES, count);
};

const circles = (s: State, seat: Seat, place: number): number =>
  place < TILES ? on.tiles(s, seat, place) : on.buildings(s, seat, place - TILES) * (pr.CIRCLES[place - TILES] as number);

/** Fills the places from `first` on of one player, as far as the colonists in hand go. */
class Placement {
  #seat: Seat = 0;
  #first = 0;
  #hand = 0;

  finish(seat: Seat): void {
    this.#seat = seat;
    this.#first = on.placing(scratch, seat);
    this.#hand = on.hand(scratch, seat);
    for (let place = this.#first; place < PLACES; place++) stand(scratch, seat, place, 0);
    this.#fill(LARGE);
    for (let good = pr.GOODS.length - 1; good > CORN; good--) this.#makeProduce(good);
    this.#fill(AFTER_GOODS);
    this.#fill(ALL);
  }

  #isFree(place: number): boolean {
    return place >= this.#first && standing(scratch, this.#seat, place) < circles(scratch, this.#seat, place);
  }

  #add(place: number): void {
    stand(scratch, this.#seat, place, standing(scratch, this.#seat, place) + 1);
    this.#hand--;
  }

  #fill(places: readonly number[]): void {
    for (const place of places) while (this.#hand > 0 && this.#isFree(place)) this.#add(place);
  }

  /** A plantation and a place at a plant together, or the one that lacks the other. */
  #makeProduce(good: number): void {
    const plants = pr.PLANTS_OF[good] as readonly number[];
    for (;;) {
      const grown = on.tilesOccupied(scratch, this.#seat, good);
      let workers = 0;
      for (const plant of plants) workers += on.buildingColonists(scratch, this.#seat, plant);
      const needsTile = grown <= workers;
      const plant = workers <= grown ? plants.find((building) => this.#isFree(TILES + building)) : undefined;
      if (needsTile && !this.#isFree(good)) return;
      if (workers <= grown && plant === undefined) return;
      if (this.#hand < (needsTile ? 1 : 0) + (plant === undefined ? 0 : 1)) return;
      if (needsTile) this.#add(good);
      if (plant !== undefined) this.#add(TILES + plant);
    }
  }
}

const placement = new Placement();

/** The position with this seat's placement finished; kept until the next call. */
export const withPlacementFinished = (s: State, seat: Seat): State => {
  scratch.set(s);
  placement.finish(seat);
  return scratch;
};
