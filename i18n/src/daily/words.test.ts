import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadDaily } from './index.ts';

const TEXTS = ['level', 'time', 'day', 'name'];
const samples: Samples = (_path, parameter) => (TEXTS.includes(parameter) ? ['Ada', 'Bo'] : [12, 17]);

for (const locale of LOCALES) {
  test(`every message about the daily table is sound in ${locale}`, async () => checkMessages(await loadDaily(locale), en, samples));
  if (locale !== 'en')
    test(`nothing about the daily table is left in English in ${locale}`, async () =>
      checkTranslated(await loadDaily(locale), en, samples, ['Ada', 'Bo']));
}
