import { loadRuleSetWords } from '@caravel/i18n/madeira/rule-sets';
import { type MadeiraMove, madeira, type View } from '@caravel/madeira';
import { faultsOf } from '@caravel/madeira/positions';
import type { GameFigures } from '../../../figures/figure.ts';
import sprite from '../art/sprite.svg?url';
import { later } from '../board/later.svelte.ts';
import type { MadeiraWords } from '../words/madeira-words.ts';
import { loadMadeiraWords } from '../words/words.ts';
import Drawing from './Drawing.svelte';
import { examples } from './examples.ts';
import type { Part } from './part.ts';
import { phases } from './phases.ts';
import RuleSets from './RuleSets.svelte';

// A picture has no moment in which the other parts could come.
later.parts = await import('../board/later/parts.ts');

export const figures: GameFigures<View, MadeiraMove, MadeiraWords, Part> = {
  game: madeira,
  faults: faultsOf,
  all: { ...phases, ...examples },
  tables: { 'rule-sets': async (locale, draw) => draw(RuleSets, { words: await loadRuleSetWords(locale) }) },
  Drawing,
  unseen: ['hand', 'reach', 'whole', 'anywhere'],
  sprite,
  names: {
    en: ['Blue', 'Red', 'Green', 'Purple'],
    de: ['Blau', 'Rot', 'Grün', 'Lila'],
    it: ['Blu', 'Rossa', 'Verde', 'Viola'],
    hu: ['Kék', 'Piros', 'Zöld', 'Lila'],
    pt: ['Azul', 'Vermelha', 'Verde', 'Roxa'],
  },
  words: loadMadeiraWords,
};
