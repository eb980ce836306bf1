import { type PuertoRicoMove, puertoRico, type View } from '@caravel/puerto-rico';
import type { GameUi } from '../../table/game-ui.ts';
import Board from './board/Board.svelte';
import CardSign from './board/CardSign.svelte';
import Sign from './board/Sign.svelte';
import { HABITS } from './habits.ts';
import { touches } from './touch.ts';
import { seatOf } from './view.ts';
import { loadPuertoRicoWords, type PuertoRicoWords } from './words/words.ts';

export const ui: GameUi<View, PuertoRicoMove, PuertoRicoWords> = {
  game: puertoRico,
  Board,
  touches,
  habits: HABITS,
  isComposed: (view, seat) => view.step === 'placing' && seatOf(view, seat).placing !== undefined,
  CardSign,
  Sign,
  sounds: { sell: 'gain', craft: 'gain', pass: null },
  legend: async () => (await import('./legend/Legend.svelte')).default,
  words: loadPuertoRicoWords,
};
