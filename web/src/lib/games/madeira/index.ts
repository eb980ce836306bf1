/** Madeira at a table: its rules, its board, what one touches, and its words. */
import { type MadeiraMove, madeira, type View } from '@caravel/madeira';
import type { GameFace } from '../../table/face.ts';
import Board from './Board.svelte';
import { touches } from './touch.ts';
import type { MadeiraWords } from './words/madeira-words.ts';
import { loadMadeiraWords } from './words.ts';

export const face: GameFace<View, MadeiraMove, MadeiraWords> = {
  game: madeira,
  Board,
  touches,
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
  words: loadMadeiraWords,
  kept: async (locale) => (await import('./editor/kept-boards.ts')).keptValues(locale),
};
