/** The words of exploring a game, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Explore } from './en.ts';

export type { Explore } from './en.ts';

const LOADERS: Record<Locale, () => Promise<Explore>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadExplore = (locale: Locale): Promise<Explore> => LOADERS[locale]();
