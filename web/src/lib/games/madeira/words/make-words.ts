/** Everything a person reads of Madeira, from the catalogue of a language. */
import type { Holding, Phase, Rules, Words } from '@caravel/i18n/madeira';
import type { MadeiraMove, SheetRules } from '@caravel/madeira';
import { textOf } from '../move-texts.ts';
import { buttonFor } from './buttons.ts';
import { explain } from './explanations.ts';
import type { MadeiraWords } from './madeira-words.ts';
import { promptFor } from './prompts.ts';
import { readBoard } from './reading.ts';
import { tell } from './sentences.ts';

/** The windmill is open nearly always. */
const isTrade = ({ kind }: MadeiraMove): boolean => kind.startsWith('windmill') || kind === 'exchange';

export const makeWords = (terms: Words, rules: Partial<Rules>, names: readonly string[], on: SheetRules): MadeiraWords => ({
  terms,
  name: terms.name,
  moment: (view) =>
    view.phase === 'setup'
      ? { round: terms.phases.setup, phase: terms.parts.placement }
      : { round: terms.round(view.round), phase: terms.phases[view.phase as Phase], isLast: view.round === view.rounds },
  prompt: (view, seat, moves) => promptFor(terms, view, seat, moves.map(textOf)),
  button: (view, seat, move) => buttonFor(terms, view, seat, textOf(move)),
  aside: (view, move) => (isTrade(move) && !view.turn.step.startsWith('last windmill') ? terms.things.windmill : undefined),
  tell: (before, seat, move, after) => tell({ terms, names, before, after, seat, move: textOf(move) }),
  explain: (view, thing, me) => explain({ terms, names, view, me }, thing),
  holding: (what, change) => terms.holdings[what as Holding](change),
  rule: (id) => rules[id as keyof Rules] ?? '',
  read: (view) => readBoard(terms, names, view),
  setup: { ruleSets: terms.ruleSets, options: terms.options },
  tieBreak: terms.score.tieBreak,
  // The end comes once in a game: what tells it need not be there before.
  scores: async (...end) => (await import('./score-rows.ts')).scoreRows(terms, on, ...end),
});
