import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { loadWords } from '@caravel/i18n/puerto-rico';
import { parted } from './parted.ts';

test('a long word is parted where its parts meet', () => {
  assert.equal(parted('Kis cukormalom'), 'Kis cukor\u00ADmalom');
  assert.equal(parted('Universität'), 'Univer\u00ADsität');
  assert.equal(parted('Small indigo plant'), 'Small indigo plant');
});

test('no part of a building’s name is too long for its lot on a phone that lies', async () => {
  for (const locale of LOCALES) {
    if (locale === 'en') continue;
    const { buildings } = await loadWords(locale);
    const parts = Object.values(buildings).flatMap(({ name }) => parted(name).split(/[\s\u00AD]/u));
    assert.deepEqual(
      parts.filter((part) => part.length > 9),
      [],
      locale,
    );
  }
});
