/** The pages About and Privacy, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { About } from './en.ts';

export type { About } from './en.ts';

const LOADERS: Record<Locale, () => Promise<About>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadAbout = (locale: Locale): Promise<About> => LOADERS[locale]();
