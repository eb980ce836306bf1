import assert from 'node:assert/strict';
import test from 'node:test';
import { habitsOf } from '@caravel/bots/tally';
import { MANIFESTS } from '@caravel/games';
import { LOCALES, type Locale } from '../locale.ts';
import { en as madeira } from '../madeira/stats/en.ts';
import { loadStats as loadMadeira } from '../madeira/stats/index.ts';
import { en as puertoRico } from '../puerto-rico/stats/en.ts';
import { loadStats as loadPuertoRico } from '../puerto-rico/stats/index.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadStats } from './index.ts';

const NUMBERS = new Set(['n', 'done', 'all']);
const LISTS = new Set(['names', 'parts']);
const samples: Samples = (path, parameter, position) => {
  if (NUMBERS.has(parameter) || (parameter === 'mine' && path === 'ofThem')) return [12 + 10 * position, 17 + 10 * position];
  return LISTS.has(parameter) ? [['Ada', 'Bo'], ['Ada']] : [`${position}.5`, `${position}.7`];
};

const CATALOGUES = [
  ['the page', en, loadStats],
  ['Puerto Rico', puertoRico, loadPuertoRico],
  ['Madeira', madeira, loadMadeira],
] as const;

/** Words that are the same in other languages too. */
const SAME: Readonly<Record<Exclude<Locale, 'en'>, readonly string[]>> = {
  it: ['Ada', 'Bo'],
  de: ['Ada', 'Bo'],
  hu: ['Ada', 'Bo'],
  pt: ['Ada', 'Bo', 'Total'],
};

for (const [what, english, load] of CATALOGUES)
  for (const locale of LOCALES)
    test(`every message of the statistics of ${what} is sound in ${locale}`, async () => {
      const words = await load(locale);
      checkMessages(words, english, samples);
      if (locale !== 'en') checkTranslated(words, english, samples, SAME[locale]);
    });

test('whatever is counted as an amount of play has a name and a sentence', async () => {
  for (const { name } of MANIFESTS) {
    const { amounts, insights } = name === 'madeira' ? madeira : puertoRico;
    const { play = [] } = (await habitsOf(name)).tally.amounts;
    assert.deepEqual(Object.keys(amounts).toSorted(), play.toSorted(), name);
    assert.deepEqual(Object.keys(insights).toSorted(), play.toSorted(), name);
  }
});
