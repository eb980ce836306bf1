import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadPuzzles } from './index.ts';

const samples: Samples = (_path, parameter, position) =>
  parameter === 'theme' ? ['Cod', 'Rum'] : [12 + 10 * position, 17 + 10 * position];

/** Words that are the same in other languages too. */
const EVERYWHERE = { it: ['Cod'], de: ['Cod'], hu: ['Cod'], pt: ['Cod'] };

for (const locale of LOCALES)
  test(`every message of puzzles is sound in ${locale}`, async () => checkMessages(await loadPuzzles(locale), en, samples));

for (const [locale, everywhere] of Object.entries(EVERYWHERE))
  test(`nothing of puzzles is left in English in ${locale}`, async () =>
    checkTranslated(await loadPuzzles(locale as keyof typeof EVERYWHERE), en, samples, everywhere));
