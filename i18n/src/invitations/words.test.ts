import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadInvitations } from './index.ts';

const samples: Samples = (_path, parameter, position) => {
  if (parameter === 'n' || parameter === 'most') return [12 + 10 * position, 17 + 10 * position];
  return parameter === 'names' ? [['Ada', 'Bo'], ['Ada']] : ['Ada', 'Bo'];
};
const EVERYWHERE = ['Ada', 'Bo', 'Bots', 'online'];

for (const locale of LOCALES) {
  test(`every message about invitations is sound in ${locale}`, async () => checkMessages(await loadInvitations(locale), en, samples));
  if (locale !== 'en')
    test(`nothing about invitations is left in English in ${locale}`, async () =>
      checkTranslated(await loadInvitations(locale), en, samples, EVERYWHERE));
}
