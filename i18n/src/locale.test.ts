import assert from 'node:assert/strict';
import test from 'node:test';
import { isLocale, LOCALES, localeFor } from './locale.ts';

test('the languages are five', () => {
  assert.deepEqual([...LOCALES], ['en', 'it', 'de', 'hu', 'pt']);
  assert.ok(isLocale('hu'));
  assert.ok(!isLocale('fr'));
});

test('the best wish among our languages is granted', () => {
  assert.equal(localeFor('de-AT,de;q=0.9,en;q=0.5'), 'de');
  assert.equal(localeFor('fr-FR, pt-BR;q=0.8, en;q=0.9'), 'en');
  assert.equal(localeFor('fr, PT;q=0.3'), 'pt');
});

test('what is refused or unknown falls back to English', () => {
  assert.equal(localeFor('de;q=0, it;q=oops'), 'en');
  assert.equal(localeFor(''), 'en');
  assert.equal(localeFor(undefined), 'en');
  assert.equal(localeFor('*'), 'en');
});
