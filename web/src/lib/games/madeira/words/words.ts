/** The words of Madeira: the catalogue of a language, and in a chunk beside it what is read after the first decision. */
import type { Seat } from '@caravel/core';
import { isLocale } from '@caravel/i18n';
import { loadLog, loadReasons, loadRules, loadWords, type Words } from '@caravel/i18n/madeira';
import { later as board } from '../board/later.svelte.ts';
import type { HasGuess } from './later/lines.ts';
import type { LateWords, MadeiraWords } from './madeira-words.ts';
import { makeWords } from './make-words.ts';
import { titleOf } from './titles.ts';

/** Titles label the board from the start. */
const notYet = (terms: Words, names: readonly string[]): LateWords => ({
  explain: (view, thing, me) => {
    const titled = titleOf({ terms, names, view, me }, thing);
    return titled && { ...titled, lines: [] };
  },
  tell: () => ({ did: '', followed: [] }),
  lesson: () => [],
  rule: () => '',
});

export const loadMadeiraWords = async (locale: string, names: readonly string[], reader?: Seat): Promise<MadeiraWords> => {
  const known = isLocale(locale) ? locale : 'en';
  const terms = await loadWords(known);
  const first = makeWords(terms, names);
  const later = async (): Promise<MadeiraWords> => {
    const [log, rules, reasons, ruleTitle, { lateWords }] = await Promise.all([
      loadLog(known),
      loadRules(known),
      loadReasons(known),
      import('@caravel/i18n/madeira/titles').then(({ loadRuleTitle }) => loadRuleTitle(known)),
      import('./later/late-words.ts'),
    ]);
    const hasGuess: HasGuess = (view, thing) => board.parts?.hasGuess(view, thing);
    return { ...first, ...lateWords({ terms, log, rules, reasons, ruleTitle }, { names, reader }, hasGuess) };
  };
  return { ...first, ...notYet(terms, names), later };
};
