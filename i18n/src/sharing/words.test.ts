import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadSharing } from './index.ts';

const samples: Samples = (_path, parameter) => (['points', 'line'].includes(parameter) ? [12, 17] : ['Ada', 'Bo']);

for (const locale of LOCALES) {
  test(`every message about shared games is sound in ${locale}`, async () => checkMessages(await loadSharing(locale), en, samples));
  if (locale !== 'en')
    test(`nothing about shared games is left in English in ${locale}`, async () =>
      checkTranslated(await loadSharing(locale), en, samples, ['Ada', 'Bo']));
}
