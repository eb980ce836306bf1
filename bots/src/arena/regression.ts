import { at } from '@caravel/core';
import { numberAt } from '../number-at.ts';
import { solveSymmetric } from './solve-symmetric.ts';

/** The sums of a regression as JSON. */
export interface SavedRegression {
  readonly samples: number;
  /** Of the targets. */
  readonly squares: number;
  readonly products: readonly number[];
  readonly targets: readonly number[];
  readonly links: readonly number[];
  readonly shown: readonly number[];
}

/** What a solution leans on besides the samples. */
interface Leaning {
  /** Each weight is pulled to its prior (0 if not said) by so many samples of the feature's own mean square … */
  readonly ridge: number;
  /** … and by so many samples that show the feature at its usual size. */
  readonly doubt?: number;
  readonly prior?: readonly number[] | undefined;
  /** Features whose prior is certain. */
  readonly certain?: readonly boolean[] | undefined;
  /** The weights of the stage that follows, and how much what they make of later positions counts against the targets. */
  readonly next?: { readonly weights: Float64Array; readonly share: number } | undefined;
}

const CERTAIN = 1e9;

/**
 * Ridge regression, fed sample by sample: the weights that best predict a target from features, with a pull towards a prior. A sample may come with
 * the features of a later position, which weights found for those can turn into a target with less chance in it than the final one.
 */
export class Regression {
  readonly size: number;
  readonly #products: Float64Array;
  readonly #targets: Float64Array;
  /** Products of features with the features of the later position. */
  readonly #links: Float64Array;
  /** Samples that show each feature at all. */
  readonly #shown: Float64Array;
  #samples = 0;
  #squares = 0;

  constructor(size: number) {
    this.size = size;
    this.#products = new Float64Array(size * size);
    this.#links = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
    this.#shown = new Float64Array(size);
  }

  save(): SavedRegression {
    return {
      samples: this.#samples,
      squares: this.#squares,
      products: [...this.#products],
      targets: [...this.#targets],
      links: [...this.#links],
      shown: [...this.#shown],
    };
  }

  /** Goes on from what `save` gave for the same size. */
  load({ samples, squares, products, targets, links, shown }: SavedRegression): void {
    if (products.length !== this.#products.length || targets.length !== this.size || links.length !== this.#links.length)
      throw new RangeError(`not the sums of ${this.size} features`);
    this.#products.set(products);
    this.#targets.set(targets);
    this.#links.set(links);
    this.#shown.set(shown);
    this.#samples = samples;
    this.#squares = squares;
  }

  get samples(): number {
    return this.#samples;
  }

  /** `later` are the features of the position that follows in the next stage: for every sample of a stage or for none. */
  add(features: Float64Array, target: number, later?: Float64Array): void {
    const { size } = this;
    for (let i = 0; i < size; i++) {
      const value = numberAt(features, i);
      if (value === 0) continue;
      this.#shown[i] = numberAt(this.#shown, i) + 1;
      const row = i * size;
      for (let j = i; j < size; j++) this.#products[row + j] = numberAt(this.#products, row + j) + value * numberAt(features, j);
      if (later) for (let j = 0; j < size; j++) this.#links[row + j] = numberAt(this.#links, row + j) + value * numberAt(later, j);
      this.#targets[i] = numberAt(this.#targets, i) + value * target;
    }
    this.#squares += target * target;
    this.#samples++;
  }

  /** What was added so far counts for less from now on. */
  fade(share: number): void {
    for (const sums of [this.#products, this.#targets, this.#links, this.#shown])
      for (let i = 0; i < sums.length; i++) sums[i] = numberAt(sums, i) * share;
    this.#samples *= share;
    this.#squares *= share;
  }

  /** The sum of the squared errors of a prediction by these weights, over everything added. */
  squaredError(weights: ArrayLike<number>): number {
    let sum = this.#squares;
    for (let i = 0; i < this.size; i++) {
      const weight = at(weights, i);
      sum += weight * (weight * numberAt(this.#products, i * this.size + i) - 2 * numberAt(this.#targets, i));
      for (let j = i + 1; j < this.size; j++) sum += 2 * weight * at(weights, j) * numberAt(this.#products, i * this.size + j);
    }
    return Math.max(0, sum);
  }

  solve(leaning: Leaning): Float64Array {
    const { size } = this;
    const matrix = this.#matrix();
    const right = this.#targetsToward(leaning.next);
    for (let i = 0; i < size; i++) {
      const pull = leaning.certain?.[i] ? CERTAIN : this.#pull(i, leaning);
      matrix[i * size + i] = numberAt(matrix, i * size + i) + pull;
      right[i] = numberAt(right, i) + pull * (leaning.prior ? at(leaning.prior, i) : 0);
    }
    return solveSymmetric(matrix, right, size);
  }

  #pull(i: number, { ridge, doubt = 0 }: Leaning): number {
    const squares = numberAt(this.#products, i * this.size + i);
    return (squares / Math.max(1, this.#samples)) * ridge + (squares / Math.max(1, numberAt(this.#shown, i))) * doubt + 1e-6;
  }

  #matrix(): Float64Array {
    const { size } = this;
    const matrix = new Float64Array(size * size);
    for (let i = 0; i < size; i++)
      for (let j = i; j < size; j++) matrix[i * size + j] = matrix[j * size + i] = numberAt(this.#products, i * size + j);
    return matrix;
  }

  /** The products with the targets: the final ones, mixed with those the next weights see in the later positions. */
  #targetsToward(next: Leaning['next']): Float64Array {
    const right = this.#targets.slice();
    if (!next) return right;
    for (let i = 0; i < this.size; i++) {
      let seen = 0;
      for (let j = 0; j < this.size; j++) seen += numberAt(this.#links, i * this.size + j) * numberAt(next.weights, j);
      right[i] = (1 - next.share) * numberAt(right, i) + next.share * seen;
    }
    return right;
  }
}
