/** The words of the page of statistics, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Stats } from './en.ts';

export type { Stats } from './en.ts';

const LOADERS: Record<Locale, () => Promise<Stats>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadStats = (locale: Locale): Promise<Stats> => LOADERS[locale]();
