/** What our pages say of themselves to search engines and messengers. */
import type { Locale } from '../locale.ts';
import type { Site } from './en.ts';

export type { Site } from './en.ts';

const LOADERS: Record<Locale, () => Promise<Site>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadSite = (locale: Locale): Promise<Site> => LOADERS[locale]();
