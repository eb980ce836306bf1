/** Madeira at a table: its rules, its board, what one touches, and its words. */
import { madeira, type View } from '@caravel/madeira';
import type { GameFace } from '../../table/face.ts';
import Board from './Board.svelte';
import { touches } from './touch.ts';
import { loadMadeiraWords, type MadeiraWords } from './words.ts';

export const madeiraFace: GameFace<View, MadeiraWords> = { game: madeira, Board, touches, words: loadMadeiraWords };
