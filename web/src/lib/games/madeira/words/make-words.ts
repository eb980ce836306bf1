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
const scoreRows = ({ score }: Words, view: View) => [
  { label: score.points, values: view.seats.map(({ points }) => points) },
  { label: score.wealth, values: view.seats.map(({ wealth }) => wealth.points) },
  { label: score.pirateLoss, values: view.seats.map(({ pirateLoss }) => -(pirateLoss ?? 0)) },
];

export const makeWords = (terms: Words, rules: Partial<Rules>, names: readonly string[]): MadeiraWords => ({
  terms,
  name: terms.name,
  moment: (view) => ({
    round: view.phase === 'setup' ? terms.phases.setup : terms.round(view.round),
    phase: terms.phases[view.phase as Phase],
  }),
  prompt: (view, seat, moves) => promptFor(terms, view, seat, moves),
  button: (view, seat, move) => buttonFor(terms, view, seat, move),
  sentence: (before, seat, move, after) => sentence({ terms, names, before, after, seat, move }),
  explain: (view, thing, me) => explain({ terms, names, view, me }, thing),
  holding: (what, change) => terms.holdings[what as Holding](change),
  rule: (id) => rules[id as keyof Rules] ?? '',
  read: (view) => readBoard(terms, names, view),
  setup: { ruleSets: terms.ruleSets, options: terms.options },
  scores: (view) => scoreRows(terms, view),
});
