import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SOURCES } from '@caravel/madeira/board';
import { LOCALES } from '../../locale.ts';
import { loadSources } from './index.ts';

const ENGLISH: Readonly<Record<string, string>> = SOURCES;
const ASSUMPTION = { de: /unsere Annahme/, it: /nostra supposizione/, hu: /a mi feltevésünk/, pt: /suposição nossa/ };

/** A translation that loses a number or makes one up is wrong. */
const numbersIn = (text: string): string[] => (text.replaceAll(/(\d),(\d)/g, '$1.$2').match(/\d+(?:\.\d+)?/g) ?? []).toSorted();

for (const locale of LOCALES)
  if (locale !== 'en')
    test(`${locale}: every source of a number has a sentence, not the English one, with the same numbers`, async () => {
      const sources = await loadSources(locale);
      assert.deepEqual(Object.keys(sources).toSorted(), Object.keys(ENGLISH).toSorted());
      for (const [name, text] of Object.entries(sources)) {
        assert.ok(text.trim().length >= 4, name);
        assert.notEqual(text, ENGLISH[name], name);
        assert.deepEqual(numbersIn(text), numbersIn(ENGLISH[name] ?? ''), name);
      }
      assert.match(sources.rowAndColumn, ASSUMPTION[locale]);
      assert.match(sources.brasilPoints3, ASSUMPTION[locale]);
    });
