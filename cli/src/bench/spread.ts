import { at } from '@caravel/core';
import { writeNumber } from '../columns.ts';

/** Results of repeated runs: the median and how far they are spread. Machines are noisy, and a mean would follow the noise. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const quantile = (sorted: readonly number[], q: number): number => at(sorted, Math.min(sorted.length - 1, Math.floor(q * sorted.length)));

/** The median, the 10th and the 90th percentile. */
export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
};

/** The cells of a row: fractions only of small numbers. */
export const writeSpread = ({ median, low, high }: Spread): string[] =>
  [median, low, high].map((value) => writeNumber(value < 1000 ? value : Math.round(value)));
