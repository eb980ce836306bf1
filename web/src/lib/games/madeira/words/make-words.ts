/** What a person reads of Madeira on the board and in the prompt, from the catalogue of a language. */
import { isKeyOf } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { MadeiraMove } from '@caravel/madeira';
import { buttonFor } from './buttons.ts';
import type { LateWords, MadeiraWords } from './madeira-words.ts';
import { promptFor } from './prompts.ts';

/** The windmill is open nearly always. */
const isTrade = ({ kind }: MadeiraMove): boolean => kind === 'exchange' || kind.startsWith('windmill');

/** Of amounts the most first: who gives, mostly gives what there is. */
const placeOf = (move: MadeiraMove): number => {
  if (move.kind === 'upkeep') return -move.wood;
  if (move.kind === 'feed') return -move.bread;
  return move.kind === 'donate' ? -move.reals : 0;
};

export const makeWords = (terms: Words, names: readonly string[]): Omit<MadeiraWords, keyof LateWords> => ({
  terms,
  name: terms.name,
  moment: (view) =>
    view.phase === 'setup'
      ? { round: terms.phases.setup, phase: terms.parts.placement }
      : { round: terms.round(view.round), phase: terms.phases[view.phase], isLast: view.round === view.rounds },
  prompt: (view, seat, moves) => promptFor(terms, view, seat, moves),
  button: (view, seat, move) => buttonFor(terms, view, seat, move),
  worths: ['pass reals', 'sail', 'sail more', 'favor', 'donate', 'city', 'windmill down bread', 'windmill down reals'],
  aside: (view, move) => (isTrade(move) && !view.turn.step.startsWith('last windmill') ? terms.things.windmill : undefined),
  place: placeOf,
  holding: (what, change) => (isKeyOf(terms.holdings, what) ? terms.holdings[what](change) : what),
  setup: { ruleSets: terms.ruleSets, ruleSetHints: terms.ruleSetHints, options: terms.options },
  tieBreak: terms.score.tieBreak,
  // Few ask for the board as text, and the end comes once in a game: what tells them need not be there before.
  reader: async () => {
    const { readBoard } = await import('./later/reading.ts');
    return (view) => readBoard(terms, names, view);
  },
  standing: async (...now) => (await import('./later/score-rows.ts')).standing(terms, ...now),
  scores: async (...end) => (await import('./later/score-rows.ts')).scoreRows(terms, ...end),
});
