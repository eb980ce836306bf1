import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadReview } from './index.ts';

const samples: Samples = (_path, parameter, position) => (parameter === 'name' ? ['Ada', 'Bo'] : [12 + 10 * position, 17 + 10 * position]);

/** Words that are the same in other languages too. */
const EVERYWHERE = { it: ['Ada'], de: ['Ada'], hu: ['Ada'], pt: ['Ada'] };

for (const locale of LOCALES)
  test(`every message of a review is sound in ${locale}`, async () => checkMessages(await loadReview(locale), en, samples));

for (const [locale, everywhere] of Object.entries(EVERYWHERE))
  test(`nothing of a review is left in English in ${locale}`, async () =>
    checkTranslated(await loadReview(locale as keyof typeof EVERYWHERE), en, samples, everywhere));
