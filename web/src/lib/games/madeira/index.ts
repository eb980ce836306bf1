/** Madeira at a table: its rules, its board, what one touches, and its words. */
import { madeira, type View } from '@caravel/madeira';
import type { GameFace } from '../../table/face.ts';
import Board from './Board.svelte';
import { lesson } from './lesson.ts';
import { touches } from './touch.ts';
import type { MadeiraWords } from './words/madeira-words.ts';
import { loadMadeiraWords } from './words.ts';

export const face: GameFace<View, MadeiraWords> = {
  game: madeira,
  Board,
  touches,
  lesson,
  sounds: { roll: 'dice', harvest: 'gain', get: 'gain', honor: 'gain', exchange: 'gain', done: null, pass: null, no: null },
  words: loadMadeiraWords,
  kept: async (locale) => (await import('./editor/kept-boards.ts')).keptValues(locale),
};
