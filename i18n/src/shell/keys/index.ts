/** The words for the keys of a table, one chunk for each language. */
import type { Locale } from '../../locale.ts';
import type { KeyWords } from './en.ts';

export type { KeyWords } from './en.ts';

const LOADERS: Record<Locale, () => Promise<KeyWords>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadKeyWords = (locale: Locale): Promise<KeyWords> => LOADERS[locale]();
