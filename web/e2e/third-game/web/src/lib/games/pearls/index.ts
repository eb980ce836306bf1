import { type PearlsMove, pearls, type View } from '@caravel/pearls';
import type { GameUi, GameWords } from '../../table/game-ui.ts';
import Board from './Board.svelte';

const words: GameWords<View, PearlsMove> = {
  name: 'Pearls of Ceylon',
  moment: ({ inBag }) => ({ round: 'Dive', phase: `${inBag} pearls left` }),
  prompt: () => 'What do you do with the pearl?',
  button: (_, __, { kind }) => kind,
  lesson: () => [],
  tell: (_, __, { kind }) => ({ did: kind, followed: [] }),
  explain: (_, target) => ({ title: target, lines: [] }),
  holding: (what, change) => `${change} ${what}`,
  rule: (id) => id,
  reader:
    async () =>
    ({ open }) => [{ title: 'Bag', lines: [`Open: ${open}`] }],
  setup: { ruleSets: { lagoon: 'Lagoon' }, options: { lamps: { label: 'Lamps', values: { one: 'one', none: 'none' } } } },
  tieBreak: 'Hiders win ties.',
  scores: async (_, totals) => [{ label: 'Pearls', values: totals }],
};

export const ui: GameUi<View, PearlsMove> = {
  game: pearls,
  Board,
  touches: (_, __, { kind }) => [`move:${kind}`],
  words: async () => words,
};
