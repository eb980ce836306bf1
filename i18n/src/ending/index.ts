/** The words of the end of a game and of what is kept of it on this device, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Ending } from './en.ts';

export type { Ending } from './en.ts';

const LOADERS: Record<Locale, () => Promise<Ending>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadEnding = (locale: Locale): Promise<Ending> => LOADERS[locale]();
