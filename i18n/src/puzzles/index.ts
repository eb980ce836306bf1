/** The words of puzzles, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Puzzles } from './en.ts';

export type { Puzzles } from './en.ts';

const LOADERS: Record<Locale, () => Promise<Puzzles>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadPuzzles = (locale: Locale): Promise<Puzzles> => LOADERS[locale]();

/** The name of a theme; the key itself for one that these words do not know. */
export const themeName = ({ themes: { names } }: Puzzles, theme: string): string =>
  Object.entries(names).find(([key]) => key === theme)?.[1] ?? theme;
