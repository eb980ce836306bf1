import assert from 'node:assert/strict';
import test from 'node:test';
import { LOCALES } from './locale.ts';
import { en as madeira } from './madeira/positions/en.ts';
import { loadPositionWords as loadMadeira } from './madeira/positions/index.ts';
import { en as puertoRico } from './puerto-rico/positions/en.ts';
import { loadPositionWords as loadPuertoRico } from './puerto-rico/positions/index.ts';
import { checkMessages, checkTranslated } from './testing/checks.ts';
import type { Samples } from './testing/messages.ts';

const samples: Samples = (_path, parameter) => (parameter === 'n' ? [12, 17] : ['Ada', 'Bo']);
const EVERYWHERE = ['Ada'];

test('one colonist is one', async () => {
  assert.equal(puertoRico.built(1), 'Built, 1 colonist');
  assert.equal((await loadPuertoRico('de')).built(1), 'Gebaut, 1 Kolonist');
});

for (const locale of LOCALES)
  test(`${locale}: the words of setting up a position are complete and translated`, async () => {
    const words = [await loadMadeira(locale), await loadPuertoRico(locale)] as const;
    checkMessages(words[0], madeira, samples);
    checkMessages(words[1], puertoRico, samples);
    if (locale === 'en') return;
    checkTranslated(words[0], madeira, samples, EVERYWHERE);
    checkTranslated(words[1], puertoRico, samples, EVERYWHERE);
  });
