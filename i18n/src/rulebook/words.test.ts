import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadRulebook } from './index.ts';

const samples: Samples = (_path, parameter) => (parameter === 'n' ? [12, 17] : ['Setup', 'Captain']);

for (const locale of LOCALES) {
  test(`every message around the rules is sound in ${locale}`, async () => checkMessages(await loadRulebook(locale), en, samples));
  if (locale !== 'en')
    test(`nothing around the rules is left in English in ${locale}`, async () =>
      checkTranslated(await loadRulebook(locale), en, samples, ['Setup', 'Captain']));
}
