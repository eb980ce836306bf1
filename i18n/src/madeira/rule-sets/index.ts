/** The words of the table of rule sets; read when the rules pages are built. */
import type { Locale } from '../../locale.ts';
import type { RuleSetWords } from './en.ts';

export type { RuleSetWords } from './en.ts';

const LOADERS: Record<Locale, () => Promise<RuleSetWords>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadRuleSetWords = (locale: Locale): Promise<RuleSetWords> => LOADERS[locale]();
