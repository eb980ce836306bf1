/** What is read after a decision, or about one: the log, the rules, what matters now. */
import { isKeyOf, type Seat } from '@caravel/core';
import type { Log, Reasons, Rules, Words } from '@caravel/i18n/madeira';
import type { LateWords } from '../madeira-words.ts';
import { governs } from './governs.ts';
import { lesson } from './lesson.ts';
import { explain, type HasGuess } from './lines.ts';
import { tell } from './sentences.ts';
import { when, why } from './why.ts';

interface Catalogues {
  readonly terms: Words;
  readonly log: Log;
  readonly rules: Rules;
  readonly reasons: Reasons;
  ruleTitle?(id: string): string | undefined;
}

interface People {
  readonly names: readonly string[];
  readonly reader?: Seat | undefined;
}

export const lateWords = (
  { terms, log, rules, reasons, ruleTitle }: Catalogues,
  { names, reader }: People,
  hasGuess: HasGuess,
): LateWords => ({
  ...(reader === undefined ? {} : { you: log.you.name }),
  explain: (view, thing, me) => explain({ terms, reasons, names, view, me }, thing, hasGuess),
  tell: (before, seat, move, after) =>
    tell({ terms, of: (who) => (who === reader ? log.you : log.they(names[who] ?? '')), before, after, seat, move }),
  lesson,
  governs,
  why: (view, me, tried) => {
    const own = view.seats[me];
    return own && why({ terms, reasons, names, view, me, own }, tried);
  },
  when: (view, me, move) => when(reasons, view, me, move),
  rule: (id) => (isKeyOf(rules, id) ? rules[id] : ''),
  ...(ruleTitle ? { ruleTitle } : {}),
});
