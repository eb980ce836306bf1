/** Puerto Rico at its end: the signs of the score, and the role that was played. */
import type { PuertoRicoMove, View } from '@caravel/puerto-rico';
import type { EndingArt } from '../../../ending/drawings.ts';
import Portrait from './Portrait.svelte';
import Sign from './Sign.svelte';

export const art: EndingArt<View, PuertoRicoMove> = {
  scene: new URL('../scene.svg', import.meta.url).href,
  side: 'west',
  colours: ['light-dark(#2c7a46, #2f7d49)', 'light-dark(#b54f29, #b5562f)', 'light-dark(#7d5599, #84619f)'],
  Sign,
  Portrait,
};
