/** The words around the rules pages, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Rulebook } from './en.ts';

export type { Rulebook } from './en.ts';

const LOADERS: Record<Locale, () => Promise<Rulebook>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadRulebook = (locale: Locale): Promise<Rulebook> => LOADERS[locale]();
