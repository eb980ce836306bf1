import assert from 'node:assert/strict';
import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { loadReview } from '../review/index.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadExplore } from './index.ts';

const samples: Samples = (_path, parameter, position) => (parameter === 'n' ? [12 + 10 * position, 17 + 10 * position] : ['Ada', 'Bo']);

/** Words that are the same in other languages too. */
const EVERYWHERE = { it: ['Ada'], de: ['Ada'], hu: ['Ada'], pt: ['Ada'] };

for (const locale of LOCALES)
  test(`chances and points are written as in a review in ${locale}`, async () => {
    const { percent, number } = (await loadExplore(locale)).figures;
    assert.equal(percent(61), (await loadReview(locale)).percent(61));
    assert.equal(number(-6), '−6');
  });

for (const locale of LOCALES)
  test(`every message of exploring is sound in ${locale}`, async () => checkMessages(await loadExplore(locale), en, samples));

for (const [locale, everywhere] of Object.entries(EVERYWHERE))
  test(`nothing of exploring is left in English in ${locale}`, async () =>
    checkTranslated(await loadExplore(locale as keyof typeof EVERYWHERE), en, samples, everywhere));
