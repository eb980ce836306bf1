import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadAbout } from './index.ts';

const samples: Samples = () => ['0.1.0', '2.0.0'];

for (const locale of LOCALES) {
  test(`every message of About and Privacy is sound in ${locale}`, async () => checkMessages(await loadAbout(locale), en, samples));
  if (locale !== 'en')
    test(`nothing of About and Privacy is left in English in ${locale}`, async () =>
      checkTranslated(await loadAbout(locale), en, samples, ['0.1.0', '2.0.0', 'Caravel']));
}
