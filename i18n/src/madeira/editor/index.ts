/** The words of the owners’ check, one chunk for each language. */
import type { Locale } from '../../locale.ts';
import type { EditorWords } from './en.ts';

export type { EditorWords } from './en.ts';

const LOADERS: Record<Locale, () => Promise<EditorWords>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadEditorWords = (locale: Locale): Promise<EditorWords> => LOADERS[locale]();
