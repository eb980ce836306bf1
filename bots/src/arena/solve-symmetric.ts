import { numberAt } from '../number-at.ts';

/** Cholesky, for a positive definite matrix. Both arguments are used up; `right` becomes the solution. */
export const solveSymmetric = (matrix: Float64Array, right: Float64Array, size: number): Float64Array => {
  const at = (i: number, j: number): number => numberAt(matrix, i * size + j);
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
    let sum = numberAt(right, i);
    for (let k = 0; k < i; k++) sum -= at(i, k) * numberAt(right, k);
    right[i] = sum / at(i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = numberAt(right, i);
    for (let k = i + 1; k < size; k++) sum -= at(k, i) * numberAt(right, k);
    right[i] = sum / at(i, i);
  }
  return right;
};
