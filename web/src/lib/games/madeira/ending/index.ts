/** Madeira at its end: the signs of the score, and the character or the matter of a moment. */
import type { MadeiraMove, View } from '@caravel/madeira';
import type { EndingArt } from '../../../ending/drawings.ts';
import Portrait from './Portrait.svelte';
import Sign from './Sign.svelte';

export const art: EndingArt<View, MadeiraMove> = {
  scene: new URL('../scene.svg', import.meta.url).href,
  side: 'east',
  colours: ['light-dark(#1f5ea3, #2d6fb8)', 'light-dark(#2f7038, #37803f)', 'light-dark(#a9500c, #b25a17)'],
  Sign,
  Portrait,
};
