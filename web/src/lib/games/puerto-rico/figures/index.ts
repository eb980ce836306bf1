import type { Locale } from '@caravel/i18n';
import { type PuertoRicoMove, puertoRico, type View } from '@caravel/puerto-rico';
import { game } from '@caravel/puerto-rico/rules';
import type { GameFigures } from '../../../figures/figure.ts';
import { loadPuertoRicoWords, type PuertoRicoWords } from '../words/words.ts';
import Drawing from './Drawing.svelte';
import { examples } from './examples.ts';
import type { Part } from './part.ts';
import { phases } from './phases.ts';

const NAMES = ['Anna', 'Bob', 'Chris', 'David'];

export const figures: GameFigures<View, PuertoRicoMove, PuertoRicoWords, Part> = {
  game: puertoRico,
  faults: game.faults,
  all: { ...phases, ...examples },
  Drawing,
  names: { en: NAMES, de: NAMES, it: NAMES, hu: NAMES, pt: NAMES } satisfies Record<Locale, readonly string[]>,
  words: loadPuertoRicoWords,
};
