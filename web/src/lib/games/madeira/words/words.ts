/** The words of Madeira: the catalogue of a language, and in a chunk beside it what makes sentences of it. */
import { isLocale } from '@caravel/i18n';
import { loadRules, loadWords, type Rules } from '@caravel/i18n/madeira';
import type { MadeiraWords } from './madeira-words.ts';

export const loadMadeiraWords = async (locale: string, names: readonly string[]): Promise<MadeiraWords> => {
  const known = isLocale(locale) ? locale : 'en';
  const [terms, { makeWords }] = await Promise.all([loadWords(known), import('./make-words.ts')]);
  const rules: Partial<Rules> = {};
  // The sentences of the rules answer touches that go wrong: the first decision need not wait for them.
  const later = async (): Promise<void> => {
    Object.assign(rules, await loadRules(known));
  };
  return { ...makeWords(terms, rules, names), later };
};
