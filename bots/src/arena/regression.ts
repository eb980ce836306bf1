/** The sums of a regression as JSON. */
export interface SavedRegression {
  readonly samples: number;
  /** Of the targets. */
  readonly squares: number;
  readonly products: readonly number[];
  readonly targets: readonly number[];
}

/** Ridge regression, fed sample by sample: the weights that best predict a target from features, with a pull towards zero. */
export class Regression {
  readonly size: number;
  readonly #products: Float64Array;
  readonly #targets: Float64Array;
  #samples = 0;
  #squares = 0;

  constructor(size: number) {
    this.size = size;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
  }

  save(): SavedRegression {
    return { samples: this.#samples, squares: this.#squares, products: [...this.#products], targets: [...this.#targets] };
  }

  /** Goes on from what `save` gave for the same size. */
  load({ samples, squares, products, targets }: SavedRegression): void {
    if (products.length !== this.#products.length || targets.length !== this.size)
      throw new RangeError(`not the sums of ${this.size} features`);
    this.#products.set(products);
    this.#targets.set(targets);
    this.#samples = samples;
    this.#squares = squares;
  }

  get samples(): number {
    return this.#samples;
  }

  add(features: Float64Array, target: number): void {
    const { size } = this;
    for (let i = 0; i < size; i++) {
      const value = features[i] as number;
      if (value === 0) continue;
      const row = i * size;
      for (let j = i; j < size; j++) this.#products[row + j] = (this.#products[row + j] as number) + value * (features[j] as number);
      this.#targets[i] = (this.#targets[i] as number) + value * target;
    }
    this.#squares += target * target;
    this.#samples++;
  }

  /** The sum of the squared errors of a prediction by these weights, over everything added. */
  squaredError(weights: ArrayLike<number>): number {
    let sum = this.#squares;
    for (let i = 0; i < this.size; i++) {
      const weight = weights[i] as number;
      sum += weight * (weight * (this.#products[i * this.size + i] as number) - 2 * (this.#targets[i] as number));
      for (let j = i + 1; j < this.size; j++) sum += 2 * weight * (weights[j] as number) * (this.#products[i * this.size + j] as number);
    }
    return Math.max(0, sum);
  }

  /** Each feature is pulled by `ridge` samples of its own mean square, so that scales do not matter. */
  solve(ridge: number): Float64Array {
    const { size } = this;
    const matrix = Float64Array.from({ length: size * size }, (_, k) => {
      const i = Math.floor(k / size);
      const j = k % size;
      return this.#products[i <= j ? i * size + j : j * size + i] as number;
    });
    for (let i = 0; i < size; i++) {
      const own = matrix[i * size + i] as number;
      matrix[i * size + i] = own + (own / Math.max(1, this.#samples)) * ridge + 1e-6;
    }
    return solveSymmetric(matrix, this.#targets.slice(), size);
  }
}

/** Cholesky: the matrix is positive definite thanks to the ridge. */
const solveSymmetric = (matrix: Float64Array, right: Float64Array, size: number): Float64Array => {
  const at = (i: number, j: number): number => matrix[i * size + j] as number;
  for (let j = 0; j < size; j++) {
    let diagonal = at(j, j);
    for (let k = 0; k < j; k++) diagonal -= at(j, k) ** 2;
    const root = Math.sqrt(Math.max(1e-12, diagonal));
    matrix[j * size + j] = root;
    for (let i = j + 1; i < size; i++) {
      let sum = at(i, j);
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
      matrix[i * size + j] = sum / root;
    }
  }
  for (let i = 0; i < size; i++) {
    let sum = right[i] as number;
    for (let k = 0; k < i; k++) sum -= at(i, k) * (right[k] as number);
    right[i] = sum / at(i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = right[i] as number;
    for (let k = i + 1; k < size; k++) sum -= at(k, i) * (right[k] as number);
    right[i] = sum / at(i, i);
  }
  return right;
};
