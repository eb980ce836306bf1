/** The words of the daily table, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { DailyWords } from './en.ts';

export type { DailyWords } from './en.ts';

const LOADERS: Record<Locale, () => Promise<DailyWords>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadDaily = (locale: Locale): Promise<DailyWords> => LOADERS[locale]();
