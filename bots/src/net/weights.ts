/** The weights a net plays with: whole numbers in the first layer, whose sums can be updated without rounding errors, floating-point numbers above. */
import { ANSWERS, MIDDLE, rowOfSeat, type Shape } from './shape.ts';

export interface Weights {
  readonly shape: Shape;
  /** A row for each number of a seat's block: the weights to the hidden units, then those straight to the answers. */
  readonly seat: Int16Array;
  /** A row for each number of the table's block. */
  readonly table: Int16Array;
  readonly bias: Int32Array;
  /** From a seat's own hidden units, and from their sum over all seats, to the second layer. */
  readonly own: Float32Array;
  readonly all: Float32Array;
  readonly middleBias: Float32Array;
  readonly out: Float32Array;
  readonly outBias: Float32Array;
}

/** The whole number that stands for 1 in the first layer. */
export const ONE = 8192;

export const emptyWeights = (shape: Shape): Weights => ({
  shape,
  seat: new Int16Array(shape.seat * rowOfSeat(shape)),
  table: new Int16Array(shape.table * shape.hidden),
  bias: new Int32Array(shape.hidden),
  own: new Float32Array(shape.hidden * MIDDLE),
  all: new Float32Array(shape.hidden * MIDDLE),
  middleBias: new Float32Array(MIDDLE),
  out: new Float32Array(ANSWERS * MIDDLE),
  outBias: new Float32Array(ANSWERS),
});
