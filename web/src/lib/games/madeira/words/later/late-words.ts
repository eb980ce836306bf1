/** What is read after a decision, or about one: the log, the rules, what matters now. */
import { isKeyOf } from '@caravel/core';
import type { Reasons, Rules, Words } from '@caravel/i18n/madeira';
import type { LateWords } from '../madeira-words.ts';
import { lesson } from './lesson.ts';
import { explain, type HasGuess } from './lines.ts';
import { tell } from './sentences.ts';
import { when, why } from './why.ts';

export const lateWords = (terms: Words, rules: Rules, reasons: Reasons, names: readonly string[], hasGuess: HasGuess): LateWords => ({
  explain: (view, thing, me) => explain({ terms, reasons, names, view, me }, thing, hasGuess),
  tell: (before, seat, move, after) => tell({ terms, names, before, after, seat, move }),
  lesson,
  why: (view, me, tried) => {
    const own = view.seats[me];
    return own && why({ terms, reasons, names, view, me, own }, tried);
  },
  when: (view, move) => when(reasons, view.phase, move),
  rule: (id) => (isKeyOf(rules, id) ? rules[id] : ''),
});
