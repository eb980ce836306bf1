/** Madeira at a table: its rules, its board, what one touches, and its words. */
import { type MadeiraMove, madeira, type View, withNewView } from '@caravel/madeira';
import type { GameUi } from '../../table/game-ui.ts';
import Board from './board/Board.svelte';
import { later } from './board/later.svelte.ts';
import Moment from './board/Moment.svelte';
import Players from './board/Players.svelte';
import { target } from './targets.ts';
import { leadsTo, meanings, touches } from './touch.ts';
import type { MadeiraWords } from './words/madeira-words.ts';
import { loadMadeiraWords } from './words/words.ts';

export const ui: GameUi<View, MadeiraMove, MadeiraWords> = {
  game: madeira,
  adapt: withNewView,
  Board,
  Players,
  Moment,
  isWhole: () => later.parts !== undefined,
  touches,
  gates: [target.passing()],
  leadsTo,
  meanings,
  isInHand: ({ turn }) => turn.step === 'worker to' || turn.step === 'ship to',
  sounds: {
    roll: 'dice',
    'roll pirates': 'dice',
    harvest: 'gain',
    'get wood': 'gain',
    honor: 'gain',
    exchange: 'gain',
    done: null,
    'pass reals': null,
    'pass city': null,
    'pass watch': null,
    'pass ship': null,
    'no action': null,
    'no reward': null,
  },
  legend: async () => (await import('./legend/Legend.svelte')).default,
  words: loadMadeiraWords,
  kept: async (locale) => (await import('./editor/kept-boards.ts')).keptValues(locale),
};
