/** The words of the shell, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Shell } from './en.ts';

export type { Shell } from './en.ts';

const SHELLS: Record<Locale, () => Promise<Shell>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadShell = (locale: Locale): Promise<Shell> => SHELLS[locale]();
