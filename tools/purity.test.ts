/** What lint cannot see: rules and bots touch no clock, no randomness, no machine. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const FORBIDDEN = /\bMath\.random\b|\bDate\b|\bconsole\.|\bprocess\.|from 'node:|import\('node:|\bdocument\.|\bwindow\./;

const sources = globSync(['games/*/src/**/*.ts', 'bots/src/**/*.ts']).filter(
  // Tests may ask how thorough they should be, and read recorded games.
  (file) => !file.endsWith('.test.ts') && !file.endsWith('/testing/thorough.ts') && !file.startsWith('games/all/src/testing/'),
);

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '');

test('there are rules to look at', () => {
  assert.ok(sources.length > 10);
});

for (const file of sources)
  test(`${file} is pure`, () => {
    const found = FORBIDDEN.exec(withoutComments(readFileSync(file, 'utf8')));
    assert.equal(found, null, `${file} uses ${found?.[0]}`);
  });
