/** The words of setting up a position, one chunk for each language. */
import type { Locale } from '../../locale.ts';
import type { PositionWords } from './en.ts';

export type { PositionWords } from './en.ts';

const LOADERS: Record<Locale, () => Promise<PositionWords>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadPositionWords = (locale: Locale): Promise<PositionWords> => LOADERS[locale]();
