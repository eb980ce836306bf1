import assert from 'node:assert/strict';
import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { loadReview } from '../review/index.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadEnding } from './index.ts';

const NUMBERS = new Set(['n', 'place', 'players', 'total', 'percent']);
const LISTS = new Set(['names', 'values', 'parts']);

const samples: Samples = (_path, parameter, position) => {
  if (NUMBERS.has(parameter)) return [12 + 10 * position, 17 + 10 * position];
  return LISTS.has(parameter) ? [['Ada', 'Bo'], ['Ada']] : ['Ada', 'Bo'];
};

/** Words that are the same in other languages too. */
const EVERYWHERE = { it: ['Ada', 'Bo'], de: ['Ada', 'Bo'], hu: ['Ada', 'Bo'], pt: ['Ada', 'Bo'] };

for (const locale of LOCALES)
  test(`the way to the review has its name in ${locale}`, async () =>
    assert.equal((await loadEnding(locale)).review, (await loadReview(locale)).title));

for (const locale of LOCALES)
  test(`every message of an ending is sound in ${locale}`, async () => checkMessages(await loadEnding(locale), en, samples));

for (const [locale, everywhere] of Object.entries(EVERYWHERE))
  test(`nothing of an ending is left in English in ${locale}`, async () =>
    checkTranslated(await loadEnding(locale as keyof typeof EVERYWHERE), en, samples, everywhere));
