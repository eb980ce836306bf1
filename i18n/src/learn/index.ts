/** The words around everything that is taught, one chunk for each language. */
import type { Locale } from '../locale.ts';
import type { Learn } from './en.ts';

export type { Learn } from './en.ts';
export type { LessonText, LessonTexts, LessonTitle, StepText } from './lesson-text.ts';

const LOADERS: Record<Locale, () => Promise<Learn>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadLearn = (locale: Locale): Promise<Learn> => LOADERS[locale]();
