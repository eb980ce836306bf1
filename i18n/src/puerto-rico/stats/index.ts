/** What the statistics of Puerto Rico call what they count, one chunk for each language. */
import type { Locale } from '../../locale.ts';
import type { GameStats } from './en.ts';

export type { GameStats } from './en.ts';

const LOADERS: Record<Locale, () => Promise<GameStats>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadStats = (locale: Locale): Promise<GameStats> => LOADERS[locale]();
