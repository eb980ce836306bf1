import { numberAt } from './number-at.ts';

/** Turns values into shares that add up to 1, in place: a value larger by `fold`, the temperature, has e times the share. */
export const softmax = (values: Float64Array, fold: number): Float64Array => {
  let best = Number.NEGATIVE_INFINITY;
  for (const value of values) best = Math.max(best, value);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.exp((numberAt(values, i) - best) / fold);
    sum += numberAt(values, i);
  }
  for (let i = 0; i < values.length; i++) values[i] = numberAt(values, i) / sum;
  return values;
};
