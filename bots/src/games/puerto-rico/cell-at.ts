/**
 * The number of a row at an index that is known to be in range. Like core's `at`, but it only ever sees rows of one type, so that the
 * compiler of the engine turns it into a plain read.
 */
export const cellAt = (row: Int16Array, index: number): number => row[index] as number;
