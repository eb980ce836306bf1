import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadSite } from './index.ts';

const samples: Samples = (_path, parameter) => {
  if (parameter === 'names') return [[], ['Ada', 'Bo']];
  return ['rating', 'free'].includes(parameter) ? [12, 1] : ['Ada', 'Bo'];
};

for (const locale of LOCALES) {
  test(`every message about our pages is sound in ${locale}`, async () => checkMessages(await loadSite(locale), en, samples));
  if (locale !== 'en')
    test(`nothing about our pages is left in English in ${locale}`, async () =>
      checkTranslated(await loadSite(locale), en, samples, ['Ada', 'Bo', 'Rating']));
}
