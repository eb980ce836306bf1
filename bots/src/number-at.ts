/**
 * The number of a row at an index that is known to be in range. Like core's `at`, but for numbers alone: searches read
 * millions of them, and a function that sees lists of every kind reads each of them slowly.
 */
export const numberAt = (row: Float64Array | Float32Array, index: number): number => {
  const number = row[index];
  if (number === undefined) throw new RangeError(`no number ${index} in a row of ${row.length}`);
  return number;
};
