/** The words of games and analyses that others have shared, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Sharing } from './en.ts';

export type { Sharing } from './en.ts';

const LOADERS: Record<Locale, () => Promise<Sharing>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadSharing = (locale: Locale): Promise<Sharing> => LOADERS[locale]();
