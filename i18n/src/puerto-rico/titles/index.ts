/** What links to the rules of Puerto Rico say, one chunk for each language. */
import type { Locale } from '../../locale.ts';
import { ruleTitleIn } from '../../rule-title.ts';
import type { RuleTitles } from './en.ts';

const LOADERS: Record<Locale, () => Promise<RuleTitles>> = {
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
  pt: async () => (await import('./pt.ts')).pt,
};

export const loadRuleTitles = (locale: Locale): Promise<RuleTitles> => LOADERS[locale]();

/** The title of any rule by its id. */
export const loadRuleTitle = async (locale: Locale) => ruleTitleIn(await loadRuleTitles(locale));
