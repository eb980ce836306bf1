/** The net in plain JavaScript, for hosts without SIMD: the same answers in four times the time. It, too, updates the first layer only by what changed. */
import { ANSWERS, MIDDLE, MOST_SEATS, rowOfSeat, type Shape } from '../shape.ts';
import { emptyWeights, ONE, type Weights } from '../weights.ts';
import type { Kernel } from './kernel.ts';

/** Adds to the sums what changed in a block since the last position. */
const update = (now: Int16Array, last: Int16Array, from: number, to: number, rows: Int16Array, width: number, sums: Int32Array): void => {
  for (let i = from; i < to; i++) {
    const change = (now[i] as number) - (last[i] as number);
    if (change === 0) continue;
    last[i] = now[i] as number;
    const row = (i - from) * width;
    for (let j = 0; j < width; j++) sums[j] = (sums[j] as number) + change * (rows[row + j] as number);
  }
};

/** out += x · rows; zeros in x are skipped, because about half of it is zero. */
const multiply = (out: Float32Array, rows: Float32Array, x: Float32Array): void => {
  for (let i = 0; i < x.length; i++) {
    const value = x[i] as number;
    if (value === 0) continue;
    for (let j = 0; j < MIDDLE; j++) out[j] = (out[j] as number) + value * (rows[i * MIDDLE + j] as number);
  }
};

const rectifiedDot = (x: Float32Array, rows: Float32Array, row: number): number => {
  let sum = 0;
  for (let i = 0; i < MIDDLE; i++) {
    const value = x[i] as number;
    if (value > 0) sum += value * (rows[row * MIDDLE + i] as number);
  }
  return sum;
};

class PlainKernel implements Kernel {
  readonly seats: Int16Array;
  readonly table: Int16Array;
  readonly answers = new Float32Array(MOST_SEATS * ANSWERS);
  readonly #shape: Shape;
  readonly #lastSeats: Int16Array;
  readonly #lastTable: Int16Array;
  readonly #sums: readonly Int32Array[];
  readonly #tableSums: Int32Array;
  readonly #units: readonly Float32Array[];
  readonly #allUnits: Float32Array;
  readonly #shared = new Float32Array(MIDDLE);
  readonly #middle = new Float32Array(MIDDLE);
  #weights: Weights;

  constructor(shape: Shape) {
    this.#shape = shape;
    this.#weights = emptyWeights(shape);
    this.seats = new Int16Array(MOST_SEATS * shape.seat);
    this.table = new Int16Array(shape.table);
    this.#lastSeats = this.seats.slice();
    this.#lastTable = this.table.slice();
    this.#sums = Array.from({ length: MOST_SEATS }, () => new Int32Array(rowOfSeat(shape)));
    this.#tableSums = new Int32Array(shape.hidden);
    this.#units = Array.from({ length: MOST_SEATS }, () => new Float32Array(shape.hidden));
    this.#allUnits = new Float32Array(shape.hidden);
  }

  load(weights: Weights): void {
    this.#weights = weights;
    this.#lastSeats.fill(0);
    this.#lastTable.fill(0);
    for (const sums of this.#sums) sums.fill(0);
    this.#tableSums.set(weights.bias);
  }

  judge(players: number): void {
    const { seat: width, table, hidden } = this.#shape;
    update(this.table, this.#lastTable, 0, table, this.#weights.table, hidden, this.#tableSums);
    this.#allUnits.fill(0);
    for (let seat = 0; seat < players; seat++) {
      const sums = this.#sums[seat] as Int32Array;
      update(this.seats, this.#lastSeats, seat * width, (seat + 1) * width, this.#weights.seat, rowOfSeat(this.#shape), sums);
      this.#activate(sums, this.#units[seat] as Float32Array);
    }
    this.#shared.set(this.#weights.middleBias);
    multiply(this.#shared, this.#weights.all, this.#allUnits);
    for (let seat = 0; seat < players; seat++) this.#answer(seat);
  }

  #activate(sums: Int32Array, units: Float32Array): void {
    const all = this.#allUnits;
    for (let i = 0; i < units.length; i++) {
      const unit = Math.max(0, (sums[i] as number) + (this.#tableSums[i] as number)) / ONE;
      units[i] = unit;
      all[i] = (all[i] as number) + unit;
    }
  }

  #answer(seat: number): void {
    const { own, out, outBias } = this.#weights;
    const sums = this.#sums[seat] as Int32Array;
    this.#middle.set(this.#shared);
    multiply(this.#middle, own, this.#units[seat] as Float32Array);
    for (let i = 0; i < ANSWERS; i++) {
      const straight = (sums[this.#shape.hidden + i] as number) / ONE;
      this.answers[seat * ANSWERS + i] = rectifiedDot(this.#middle, out, i) + (outBias[i] as number) + straight;
    }
  }
}

export const plainKernel = (shape: Shape): Kernel => new PlainKernel(shape);
