import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { cardFileOf, cut, cutForCard, FONTS, fileOf, PART_NAMES, PARTS } from './fonts.ts';

const MOST = 90 * 1024;
/** Signs that stand between words, not in them: any font of the system draws them alike. */
const SIGNS = '→↑↓';

test('the fonts have every letter of the five catalogues and of the rules', () => {
  const letters = new Set(PARTS.latin + PARTS['latin-ext'] + SIGNS);
  for (const file of globSync(['i18n/src/**/*.ts', 'docs/rules/*/*.md'])) {
    const missing = [...new Set(readFileSync(file, 'utf8'))].filter((letter) => letter !== '\n' && !letters.has(letter));
    assert.deepEqual(missing, [], file);
  }
});

test('the files are those that tools/fonts.ts cuts, and light', async () => {
  let bytes = 0;
  for (const font of FONTS)
    for (const part of PART_NAMES) {
      const file = fileOf(font.family, part);
      assert.deepEqual(readFileSync(file), await cut(font, part), file);
      bytes += statSync(file).size;
    }
  for (const part of PART_NAMES) assert.deepEqual(readFileSync(cardFileOf(part)), await cutForCard(part), part);
  assert.ok(bytes <= MOST, `${bytes} bytes`);
});
