/** Madeira at a table: its rules, its board, what one touches, and its words. */
import { madeira, type View } from '@caravel/madeira';
import type { GameFace } from '../../table/face.ts';
import Board from './Board.svelte';
import { touches } from './touch.ts';
import type { MadeiraWords } from './words/madeira-words.ts';
import { loadMadeiraWords } from './words.ts';

export const madeiraFace: GameFace<View, MadeiraWords> = {
  game: madeira,
  Board,
  touches,
  words: loadMadeiraWords,
  kept: async (locale) => (await import('./editor/kept-boards.ts')).keptValues(locale),
};
