import test from 'node:test';
import { LOCALES } from '../locale.ts';
import { checkMessages, checkTranslated } from '../testing/checks.ts';
import type { Samples } from '../testing/messages.ts';
import { en } from './en.ts';
import { loadAlerts } from './index.ts';

const samples: Samples = (_path, parameter) => (parameter === 'count' ? [12, 17] : ['Ada', 'Bo']);
const EVERYWHERE = ['Ada', 'Bo', 'Discord', 'Slack', 'ntfy', 'Telegram'];

for (const locale of LOCALES) {
  test(`every message about alerts is sound in ${locale}`, async () => checkMessages(await loadAlerts(locale), en, samples));
  if (locale !== 'en')
    test(`nothing about alerts is left in English in ${locale}`, async () =>
      checkTranslated(await loadAlerts(locale), en, samples, EVERYWHERE));
}
