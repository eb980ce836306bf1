import test from 'node:test';
import { LOCALES } from './locale.ts';
import { en as madeira } from './madeira/legend/en.ts';
import { loadLegendWords as loadMadeira } from './madeira/legend/index.ts';
import { en as puertoRico } from './puerto-rico/legend/en.ts';
import { loadLegendWords as loadPuertoRico } from './puerto-rico/legend/index.ts';
import { checkMessages, checkTranslated } from './testing/checks.ts';
import { madeiraSamples, puertoRicoSamples } from './testing/samples.ts';

const LEGENDS = [
  { game: 'Madeira', english: madeira, load: loadMadeira, samples: madeiraSamples },
  { game: 'Puerto Rico', english: puertoRico, load: loadPuertoRico, samples: puertoRicoSamples },
];

for (const { game, english, load, samples } of LEGENDS)
  for (const locale of LOCALES)
    test(`${locale}: the legend of ${game} is complete and translated`, async () => {
      const words = await load(locale);
      checkMessages(words, english, samples);
      if (locale !== 'en') checkTranslated(words, english, samples, []);
    });
