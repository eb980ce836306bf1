/** What takes all seats to know: who leads, and whether the next phase could trigger the end. */
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt, fillRow } from '../cell-at.ts';
import type { SeatFacts } from './seat-facts.ts';
import type { Ships } from './ships.ts';

const { CITY_SPACES, POINTS } = pr;

const KINDS = pr.GOODS.length;
const LARGE_POINTS = Math.max(...POINTS);

/** E1: one space is left and something can be built, or two and a large building. */
export const couldFillCity = (me: SeatFacts): boolean =>
  (me.spaces === 1 && me.dearest > 0) || (me.spaces === 2 && me.dearest === LARGE_POINTS);

export class Comparison {
  #best = 0;
  #second = 0;
  fewestSpaces = 0;
  couldFillCity = false;
  /** The barrels of each kind that all seats have together, how many of them ships would take, and how many wharves. */
  readonly #barrels = new Int16Array(KINDS);
  readonly #loads = new Int16Array(KINDS);
  #byWharf = 0;

  start(): void {
    this.#best = -1;
    this.#second = -1;
    this.fewestSpaces = CITY_SPACES;
    this.couldFillCity = false;
    fillRow(this.#barrels, 0);
    this.#byWharf = 0;
  }

  add(me: SeatFacts): void {
    this.#second = Math.max(this.#second, Math.min(this.#best, me.score));
    this.#best = Math.max(this.#best, me.score);
    this.fewestSpaces = Math.min(this.fewestSpaces, me.spaces);
    if (couldFillCity(me)) this.couldFillCity = true;
    if (me.mayUseWharf) this.#byWharf += me.largestLeftOver;
    if (me.stock === 0) return;
    for (let good = 0; good < KINDS; good++) this.#barrels[good] = cellAt(this.#barrels, good) + cellAt(me.barrels, good);
  }

  /** How far this score of a seat is ahead of the best other one. */
  lead(score: number): number {
    return score - (score === this.#best ? this.#second : this.#best);
  }

  /** About what one captain's phase would load. */
  loadable(ships: Ships): number {
    ships.writeLoads(this.#barrels, this.#loads);
    let sum = this.#byWharf;
    for (let good = 0; good < KINDS; good++) sum += cellAt(this.#loads, good);
    return sum;
  }
}
