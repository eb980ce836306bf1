/** Turns the weights a net learns with into those it plays with. */
import type { Feature } from '../net/encoding.ts';
import type { Judged } from '../net/estimator.ts';
import { ANSWERS, MIDDLE, rowOfSeat, type Shape } from '../net/shape.ts';
import { emptyWeights, ONE, type Weights } from '../net/weights.ts';

const LARGEST = 2 ** 15 - 1;

/** The unit of a feature is multiplied into its weights, because the blocks that a net plays with hold unscaled whole numbers. */
const whole = (weight: number, unit: number): number => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight * unit * ONE)));

export const quantise = ({ encoding }: Judged, shape: Shape, learnt: Float32Array): Weights => {
  const weights = emptyWeights(shape);
  const { seat, table, hidden } = shape;
  let at = 0;
  const take = (count: number): Float32Array => {
    at += count;
    return learnt.subarray(at - count, at);
  };
  const rows = (from: Float32Array, features: readonly Feature[], width: number, to: Int16Array, rowWidth: number, first: number): void => {
    for (const [i, { unit }] of features.entries())
      for (let j = 0; j < width; j++) to[i * rowWidth + first + j] = whole(from[i * width + j] as number, unit);
  };
  rows(take(seat * hidden), encoding.seat, hidden, weights.seat, rowOfSeat(shape), 0);
  rows(take(table * hidden), encoding.table, hidden, weights.table, hidden, 0);
  for (const [i, bias] of take(hidden).entries()) weights.bias[i] = Math.round(bias * ONE);
  weights.own.set(take(hidden * MIDDLE));
  weights.all.set(take(hidden * MIDDLE));
  weights.middleBias.set(take(MIDDLE));
  weights.out.set(take(ANSWERS * MIDDLE));
  rows(take(seat * ANSWERS), encoding.seat, ANSWERS, weights.seat, rowOfSeat(shape), hidden);
  weights.outBias.set(take(ANSWERS));
  return weights;
};
