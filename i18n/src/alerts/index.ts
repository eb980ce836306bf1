/** The words of the alerts, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { AlertWords } from './en.ts';

export type { AlertWords } from './en.ts';

const LOADERS: Record<Locale, () => Promise<AlertWords>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadAlerts = (locale: Locale): Promise<AlertWords> => LOADERS[locale]();
