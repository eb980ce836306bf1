import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadOnline } from './index.ts';

const NUMBERS = new Set(['n', 'days', 'percent', 'from', 'to', 'games', 'place', 'players', 'parts', 'people']);

const samples: Samples = (_path, parameter, position) => {
  if (NUMBERS.has(parameter)) return [12 + 10 * position, 17 + 10 * position];
  return parameter === 'names' ? [['Ada', 'Bo'], ['Ada']] : ['Ada', 'Bo'];
};

/** Words that are the same in other languages too. */
const EVERYWHERE = {
  it: ['Online', 'Password', 'Webhook', 'Bot', 'Ada', 'h', 'e-mail', 'Server', 'Chat', 'Rating'],
  de: ['Online', 'Webhook', 'Bot', 'Bots', 'Passkeys', 'Name', 'Ada', 'Server', 'Chat', 'Details'],
  hu: ['Online', 'Bot', 'Ada'],
  pt: ['Online', 'Bot', 'Bots', 'Ada', 'h', 'Chat', 'Rating', 'Ratings'],
};

for (const locale of LOCALES)
  test(`every message with others is sound in ${locale}`, async () => checkMessages(await loadOnline(locale), en, samples));

for (const [locale, everywhere] of Object.entries(EVERYWHERE))
  test(`nothing with others is left in English in ${locale}`, async () =>
    checkTranslated(await loadOnline(locale as keyof typeof EVERYWHERE), en, samples, everywhere));
