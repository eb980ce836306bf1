/** Everything a person reads of Madeira, from the catalogue of a language. */
import type { Holding, Phase, Rules, Words } from '@caravel/i18n/madeira';
import type { View } from '@caravel/madeira';
import { buttonFor } from './buttons.ts';
import { explain } from './explanations.ts';
import type { MadeiraWords } from './madeira-words.ts';
import { promptFor } from './prompts.ts';
import { readBoard } from './reading.ts';
import { sentence } from './sentences.ts';

/** PP on the track, what everything at home is worth, and the loss by Pirates where it is known. */
/** What Pirates cost is what the others leave of the total: who has how many is hidden if the game ended early. */
const scoreRows = ({ score }: Words, view: View, totals: readonly number[]) => [
  { label: score.points, values: view.seats.map(({ points }) => points) },
  { label: score.wealth, values: view.seats.map(({ wealth }) => wealth.points) },
  { label: score.pirateLoss, values: view.seats.map(({ points, wealth }, seat) => (totals[seat] ?? 0) - points - wealth.points) },
];

/** The windmill is open nearly always. */
const isTrade = (move: string): boolean => /^(windmill|exchange) /.test(move);

export const makeWords = (terms: Words, rules: Partial<Rules>, names: readonly string[]): MadeiraWords => ({
  terms,
  name: terms.name,
  moment: (view) =>
    view.phase === 'setup'
      ? { round: terms.phases.setup, phase: terms.parts.placement }
      : { round: terms.round(view.round), phase: terms.phases[view.phase as Phase], isLast: view.round === view.rounds },
  prompt: (view, seat, moves) => promptFor(terms, view, seat, moves),
  button: (view, seat, move) => buttonFor(terms, view, seat, move),
  aside: (view, move) => (isTrade(move) && !view.turn.step.startsWith('last windmill') ? terms.things.windmill : undefined),
  sentence: (before, seat, move, after) => sentence({ terms, names, before, after, seat, move }),
  explain: (view, thing, me) => explain({ terms, names, view, me }, thing),
  holding: (what, change) => terms.holdings[what as Holding](change),
  rule: (id) => rules[id as keyof Rules] ?? '',
  read: (view) => readBoard(terms, names, view),
  setup: { ruleSets: terms.ruleSets, options: terms.options },
  tieBreak: terms.score.tieBreak,
  scores: (view, totals) => scoreRows(terms, view, totals),
});
