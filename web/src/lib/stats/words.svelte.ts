/** The words of the page of statistics, and how it writes numbers. */
import type { Estimate } from '@caravel/bots/figures';
import { loadStats, type Stats } from '@caravel/i18n/stats';
import { LateWords } from '../late-words.svelte.ts';
import { settings } from '../settings.svelte.ts';

const words = new LateWords(loadStats);
export const statsWords = (): Stats | undefined => words.value;
export const useStatsWords = (): void => words.use();

/** With so many decimal places, always. */
const fixed = (n: number, places: number): string =>
  new Intl.NumberFormat(settings.locale.value, { minimumFractionDigits: places, maximumFractionDigits: places })
    .format(n)
    .replace('-', '−');

export const tenth = (n: number): string => fixed(n, 1);

export const percent = (share: number): string => tenth(share * 100);

/** `2.6 ± 0.1`; without an interval the mean alone, and a dash for what nobody has counted. */
export const writeEstimate = (stats: Stats, estimate: Estimate | undefined): string => {
  if (!estimate) return '–';
  const { mean, high } = estimate;
  return high === null ? tenth(mean) : stats.give(fixed(mean, 2), fixed(high - mean, 2));
};
