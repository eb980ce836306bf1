import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { introOf, plainPage, RULES } from './rules-page.ts';

const pageOf = plainPage;

const every = (page: readonly string[], pattern: RegExp): string[] =>
  [...page.join('\n').matchAll(pattern)].map(([, one]) => one as string);

const idsOf = (page: readonly string[]): string[] => every(page, / id="([^"]+)"/g);
/** A rule is its anchor with the name written after it. */
const rulesOf = (page: readonly string[]): string[] => every(page, /(<a id="[^"]+"><\/a><(?:strong|em)>[\w-]+)/g);
const targetsOf = (page: readonly string[]): string[] => every(page, /<a href="#([^"]+)"/g);
const isRule = (page: readonly string[]) => (target: string) => page.some((block) => block.includes(`<a id="${target}"></a>`));

/** Headings, paragraphs, items, rows and cells of a block, without a word. */
const shapeOf = (block: string): string =>
  block.replaceAll(/<\/?(a|strong|em|code)\b[^>]*>/g, '').replaceAll(/ (id|start|data-label)="[^"]*"|(?<=^|>)[^<]+/g, '');

for (const game of readdirSync(RULES)) {
  const english = pageOf(game, 'en');

  for (const locale of LOCALES) {
    test(`${game}, ${locale}: the page has the rules of the English one, in their order`, () => {
      const page = pageOf(game, locale);
      assert.ok(rulesOf(english).length > 0);
      assert.deepEqual(rulesOf(page), rulesOf(english));
    });

    test(`${game}, ${locale}: its headings, paragraphs, lists and tables are those of the English one`, () => {
      assert.deepEqual(pageOf(game, locale).map(shapeOf), english.map(shapeOf));
    });

    test(`${game}, ${locale}: every anchor is there once, and every link inside the page has one`, () => {
      const page = pageOf(game, locale);
      const ids = idsOf(page);
      assert.equal(new Set(ids).size, ids.length);
      assert.deepEqual(
        targetsOf(page).filter((target) => !ids.includes(target)),
        [],
      );
    });

    test(`${game}, ${locale}: each paragraph names the same rules as in English`, () => {
      const named = (block: string) => targetsOf([block]).filter(isRule(english)).sort();
      assert.deepEqual(pageOf(game, locale).map(named), english.map(named));
    });

    test(`${game}, ${locale}: the page opens with what the game is and how a round goes, without names of rules or commands`, () => {
      const page = pageOf(game, locale);
      const { title, description } = introOf(page);
      assert.match(title, /\p{L}/u);
      assert.ok(description.length > 300, `${description.length} letters`);
      assert.match(page[1] ?? '', /^<p>/);
      assert.doesNotMatch(page[1] ?? '', /<code>|<a |\b[A-Z]{1,2}\d+\b|caravel /);
    });

    if (locale !== 'en')
      test(`${game}, ${locale}: nothing but a heading may read as in English`, () => {
        assert.deepEqual(
          pageOf(game, locale).filter((block) => !block.startsWith('<h') && english.includes(block)),
          [],
        );
      });
  }
}
