/** The texts of all lessons in all languages. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { de } from './learn/de.ts';
import { en } from './learn/en.ts';
import { hu } from './learn/hu.ts';
import type { LessonTexts } from './learn/index.ts';
import { it } from './learn/it.ts';
import { pt } from './learn/pt.ts';
import { LOCALES } from './locale.ts';
import { checkMessages, checkTranslated } from './testing/checks.ts';
import type { Samples } from './testing/messages.ts';

const samples: Samples = (_path, parameter, position) =>
  parameter.startsWith('step') ? [12 + 10 * position, 17 + 10 * position] : ['Ada', 'Bo'];

for (const [locale, words] of Object.entries({ en, de, it, hu, pt }))
  test(`${locale}: the words around what is taught are complete and translated`, () => {
    checkMessages(words, en, samples);
    if (locale !== 'en') checkTranslated(words, en, samples, []);
  });

for (const file of globSync('*/lessons/*/index.ts', { cwd: import.meta.dirname }).sort()) {
  const { texts } = (await import(join(import.meta.dirname, file))) as { texts: LessonTexts };
  for (const locale of LOCALES)
    test(`${locale}: the texts of ${file} are complete and translated`, async () => {
      const english = await texts.load.en();
      checkMessages(await texts.load[locale](), english, samples);
      if (locale !== 'en') checkTranslated(await texts.load[locale](), english, samples, []);
    });
}
