import { type PuertoRicoMove, puertoRico, type View } from '@caravel/puerto-rico';
import type { GameFace } from '../../table/face.ts';
import Board from './Board.svelte';
import { touches } from './touch.ts';
import { seatOf } from './view.ts';
import { loadPuertoRicoWords, type PuertoRicoWords } from './words.ts';

export const face: GameFace<View, PuertoRicoMove, PuertoRicoWords> = {
  game: puertoRico,
  Board,
  touches,
  isComposed: (view, seat) => view.step === 'placing' && seatOf(view, seat).placing !== undefined,
  sounds: { sell: 'gain', craft: 'gain', pass: null },
  words: loadPuertoRicoWords,
};
