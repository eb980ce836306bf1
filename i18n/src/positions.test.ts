import test from 'node:test';
import { LOCALES } from './locale.ts';
import { en } from './puerto-rico/positions/en.ts';
import { loadPositionWords } from './puerto-rico/positions/index.ts';
import { checkMessages, checkTranslated } from './testing/checks.ts';
import type { Samples } from './testing/messages.ts';

const samples: Samples = (_path, parameter) => (parameter === 'n' ? [12, 17] : ['Ada', 'Bo']);

for (const locale of LOCALES)
  test(`${locale}: the words of setting up a position are complete and translated`, async () => {
    const words = await loadPositionWords(locale);
    checkMessages(words, en, samples);
    if (locale !== 'en') checkTranslated(words, en, samples, ['Ada']);
  });
