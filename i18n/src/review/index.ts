/** The words of looking at a finished game again, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Review } from './en.ts';

export type { Review } from './en.ts';

const LOADERS: Record<Locale, () => Promise<Review>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadReview = (locale: Locale): Promise<Review> => LOADERS[locale]();
