import { puertoRico, type View } from '@caravel/puerto-rico';
import type { GameFace } from '../../table/face.ts';
import Board from './Board.svelte';
import { lesson } from './lesson.ts';
import { touches } from './touch.ts';
import { seatOf } from './view.ts';
import { loadPuertoRicoWords, type PuertoRicoWords, structOf } from './words.ts';

export const face: GameFace<View, PuertoRicoWords> = {
  game: puertoRico,
  Board,
  touches: (view, seat, move) => touches(view, seat, structOf(move)),
  isComposed: (view, seat) => view.step === 'placing' && seatOf(view, seat).placing !== undefined,
  lesson,
  sounds: { sell: 'gain', craft: 'gain', pass: null },
  words: loadPuertoRicoWords,
};
