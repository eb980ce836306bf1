/** The words of the legend, one chunk for each language. */
import type { Locale } from '../../locale.ts';
import type { LegendWords } from './en.ts';

export type { LegendWords } from './en.ts';

const LOADERS: Record<Locale, () => Promise<LegendWords>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadLegendWords = (locale: Locale): Promise<LegendWords> => LOADERS[locale]();
