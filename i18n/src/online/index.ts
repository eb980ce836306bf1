/** The words of playing with others, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Online } from './en.ts';

export type { Online } from './en.ts';

const LOADERS: Record<Locale, () => Promise<Online>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadOnline = (locale: Locale): Promise<Online> => LOADERS[locale]();
