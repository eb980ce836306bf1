/** Shares of one from values, in place: a value that is larger by `fold` has e times the share. */
export const softmax = (values: Float64Array, fold: number): Float64Array => {
  let best = Number.NEGATIVE_INFINITY;
  for (const value of values) best = Math.max(best, value);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.exp(((values[i] as number) - best) / fold);
    sum += values[i] as number;
  }
  for (let i = 0; i < values.length; i++) values[i] = (values[i] as number) / sum;
  return values;
};
