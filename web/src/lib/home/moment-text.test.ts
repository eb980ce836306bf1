import assert from 'node:assert/strict';
import test from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { card as madeira } from '@caravel/i18n/madeira/card';
import { card as puertoRico } from '@caravel/i18n/puerto-rico/card';
import { momentText } from './moment-text.ts';

test('a row says round and phase in its language', () => {
  const captain = { round: 3, phase: 'captain' };
  assert.deepEqual(
    LOCALES.map((locale) => [locale, momentText(puertoRico, captain, locale)]),
    [
      ['en', 'Round 3 · Captain'],
      ['it', 'Round 3 · Capitano'],
      ['de', 'Runde 3 · Kapitän'],
      ['hu', '3. forduló · Kapitány'],
      ['pt', 'Ronda 3 · Capitão'],
    ],
  );
  assert.equal(momentText(madeira, { round: 5, phase: 'C' }, 'en'), 'Round 5 · C. Buildings');
});

test('before the first round there is only a phase, and of what it does not know a row says nothing', () => {
  assert.equal(momentText(madeira, { round: 0, phase: 'setup' }, 'en'), 'Setup');
  assert.equal(momentText(puertoRico, { round: 2, phase: 'a later phase' }, 'en'), 'Round 2');
  assert.equal(momentText({ about: puertoRico.about }, { round: 2, phase: 'captain' }, 'en'), '');
});
