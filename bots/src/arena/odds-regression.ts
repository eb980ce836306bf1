import { at } from '@caravel/core';
import { numberAt } from '../number-at.ts';
import { softmax } from '../softmax.ts';
import { solveSymmetric } from './solve-symmetric.ts';

/** A position that was noted: what each seat sees, and which share of the win it got. */
interface Sample {
  /** Seats × features. */
  readonly features: Float32Array;
  readonly shares: readonly number[];
}

/** Samples as plain lists. */
export type SavedOdds = readonly { readonly features: readonly number[]; readonly shares: readonly number[] }[];

/** Newton's steps: with a pull each of them about doubles the digits. */
const MOST_STEPS = 12;
const SMALL_STEP = 1e-4;
const MOST_HALVINGS = 6;

/**
 * Finds the weights that best tell who wins: a seat's weighted sum, against those of the others, is the logarithm of its odds. (Conditional
 * logistic regression by Newton's method, with a pull of every weight to zero by so many samples of the feature's own mean square.)
 */
export class OddsRegression {
  readonly size: number;
  readonly #ridge: number;
  readonly #samples: Sample[] = [];

  constructor(size: number, ridge: number) {
    this.size = size;
    this.#ridge = ridge;
  }

  get samples(): number {
    return this.#samples.length;
  }

  add(features: readonly Float64Array[], shares: readonly number[]): void {
    const all = new Float32Array(features.length * this.size);
    for (const [seat, seen] of features.entries()) all.set(seen, seat * this.size);
    this.#samples.push({ features: all, shares });
  }

  save(): SavedOdds {
    return this.#samples.map(({ features, shares }) => ({ features: [...features], shares }));
  }

  load(saved: SavedOdds): void {
    const samples = saved.map(({ features, shares }) => ({ features: Float32Array.from(features), shares: [...shares] }));
    if (!samples.every(({ features, shares }) => features.length === shares.length * this.size))
      throw new RangeError(`not samples of ${this.size} features`);
    this.#samples.length = 0;
    for (const sample of samples) this.#samples.push(sample);
  }

  /** The mean of −log of the chance given to who won: 0 for a seer, log of the players for who knows nothing. */
  surprise(weights: Float64Array): number {
    let sum = 0;
    for (const sample of this.#samples) {
      const chances = this.#chances(sample, weights);
      for (const [seat, share] of sample.shares.entries()) sum -= share * Math.log(Math.max(1e-12, numberAt(chances, seat)));
    }
    return sum / Math.max(1, this.samples);
  }

  solve(): Float64Array {
    const pulls = this.#pulls();
    let weights: Float64Array = new Float64Array(this.size);
    for (let i = 0; i < MOST_STEPS; i++) {
      const step = this.#step(weights, pulls);
      weights = this.#downhill(weights, step, pulls);
      if (step.every((change) => Math.abs(change) < SMALL_STEP)) break;
    }
    return weights;
  }

  #chances({ features, shares }: Sample, weights: Float64Array): Float64Array {
    const sums = new Float64Array(shares.length);
    for (let seat = 0; seat < shares.length; seat++) {
      let sum = 0;
      for (let i = 0, at = seat * this.size; i < this.size; i++, at++) sum += numberAt(features, at) * numberAt(weights, i);
      sums[seat] = sum;
    }
    return softmax(sums, 1);
  }

  #pulls(): Float64Array {
    const squares = new Float64Array(this.size);
    let rows = 0;
    for (const { features, shares } of this.#samples) {
      rows += shares.length;
      for (let at = 0; at < features.length; at++)
        squares[at % this.size] = numberAt(squares, at % this.size) + numberAt(features, at) ** 2;
    }
    return squares.map((sum) => (this.#ridge * sum) / Math.max(1, rows) + 1e-6);
  }

  /** What is to become small: all surprise, and how far the weights are from zero. */
  #cost(weights: Float64Array, pulls: Float64Array): number {
    let pull = 0;
    for (let i = 0; i < this.size; i++) pull += numberAt(pulls, i) * numberAt(weights, i) ** 2;
    return this.surprise(weights) * this.samples + pull / 2;
  }

  /** The step, or as much of it as makes things better. */
  #downhill(weights: Float64Array, step: Float64Array, pulls: Float64Array): Float64Array {
    const before = this.#cost(weights, pulls);
    for (let halvings = 0, share = 1; halvings < MOST_HALVINGS; halvings++, share /= 2) {
      const next = weights.map((weight, i) => weight + share * numberAt(step, i));
      if (this.#cost(next, pulls) <= before) return next;
    }
    return weights;
  }

  #step(weights: Float64Array, pulls: Float64Array): Float64Array {
    const { size } = this;
    const slope = weights.map((weight, i) => -numberAt(pulls, i) * weight);
    const curve = new Float64Array(size * size);
    for (let i = 0; i < size; i++) curve[i * size + i] = numberAt(pulls, i);
    for (const sample of this.#samples) this.#addSample(sample, weights, slope, curve);
    for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) curve[i * size + j] = numberAt(curve, j * size + i);
    return solveSymmetric(curve, slope, size);
  }

  /** The features of a seat count by how far they are from those the table has on average. */
  #addSample(sample: Sample, weights: Float64Array, slope: Float64Array, curve: Float64Array): void {
    const { features, shares } = sample;
    const chances = this.#chances(sample, weights);
    const mean = this.#mean(features, chances);
    const apart = new Float64Array(this.size);
    for (let seat = 0; seat < shares.length; seat++) {
      const chance = numberAt(chances, seat);
      const missed = at(shares, seat) - chance;
      for (let i = 0; i < this.size; i++) {
        apart[i] = numberAt(features, seat * this.size + i) - numberAt(mean, i);
        slope[i] = numberAt(slope, i) + missed * numberAt(apart, i);
      }
      addSquare(curve, apart, chance);
    }
  }

  #mean(features: Float32Array, chances: Float64Array): Float64Array {
    const mean = new Float64Array(this.size);
    for (let at = 0; at < features.length; at++) {
      const i = at % this.size;
      mean[i] = numberAt(mean, i) + numberAt(chances, Math.floor(at / this.size)) * numberAt(features, at);
    }
    return mean;
  }
}

/** Adds the products of a row with itself to the upper half of a matrix. */
const addSquare = (matrix: Float64Array, row: Float64Array, weight: number): void => {
  const size = row.length;
  for (let i = 0; i < size; i++) {
    const value = weight * numberAt(row, i);
    if (value === 0) continue;
    for (let j = i; j < size; j++) matrix[i * size + j] = numberAt(matrix, i * size + j) + value * numberAt(row, j);
  }
};
