/** Why we believe a number of the board, one chunk for each language but English: that stands with the numbers, for the command line. */
import type { Locale } from '../../locale.ts';
import type { Sources } from './sources.ts';

export type { Sources } from './sources.ts';

const LOADERS: Record<Exclude<Locale, 'en'>, () => Promise<Sources>> = {
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadSources = (locale: Exclude<Locale, 'en'>): Promise<Sources> => LOADERS[locale]();
