/** The pictures of the rules pages: they are there, show real positions, and their captions say what the rules say. */
import './server-components.ts';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { type DrawnFigures, drawFigures, loadFigures } from './draw-figures.ts';
import { plainPage, RULES, rulesPage } from './rules-page.ts';

/** A chapter or a worked example: its heading, and everything to the next heading. */
interface Section {
  readonly id: string;
  readonly level: number;
  readonly blocks: string[];
}

const sectionsOf = (page: readonly string[]): Section[] => {
  const sections: Section[] = [];
  for (const block of page) {
    const [, level, id] = /^<h([23]) id="([^"]+)"/.exec(block) ?? [];
    if (level && id) sections.push({ id, level: Number(level), blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
};

const FIGURE = /^<figure id="figure-([\w-]+)"><figcaption>(.*)<\/figcaption>/;
const figuresIn = (blocks: readonly string[]): { name: string; caption: string }[] =>
  blocks.flatMap((block) => {
    const [, name, caption] = FIGURE.exec(block) ?? [];
    return name && caption !== undefined ? [{ name, caption }] : [];
  });

/** Chapters that tell of no part of the game: what it is about, how we read the rules, what is hidden, and the headings over other chapters. */
const WITHOUT = /^(overview|the-four-rule-sets|the-round|violet-buildings|hidden-information|rulings|worked-examples)$/;
const isRuling = (sections: readonly Section[], i: number): boolean =>
  sections.slice(0, i + 1).findLast(({ level }) => level === 2)?.id === 'rulings';

/** Numbers in a sentence; names of Fields such as 2e are none. */
const numbersIn = (caption: string): number[] =>
  [...caption.matchAll(/(?<![\p{L}\d])\d+(?!\d|[a-e](?!\p{L}))/gu)].map(([digits]) => Number(digits));

const asSet = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

for (const game of readdirSync(RULES)) {
  const kit = (await loadFigures(game)) ?? assert.fail(`${game} has no pictures`);
  const drawn: DrawnFigures = await drawFigures(kit);
  const english = plainPage(game, 'en');

  test(`${game}: at least fifteen pictures, one for each part of the game and for each worked example`, () => {
    assert.ok(figuresIn(english).length >= 15);
    const sections = sectionsOf(english);
    assert.ok(sections.length > 20);
    const bare = sections.filter(({ id, blocks }, i) => !WITHOUT.test(id) && !isRuling(sections, i) && figuresIn(blocks).length === 0);
    assert.deepEqual(
      bare.map(({ id }) => id),
      [],
    );
  });

  test(`${game}: every picture is on the page once, in every language at the same place`, () => {
    const names = figuresIn(english).map(({ name }) => name);
    assert.deepEqual([...names].sort(), Object.keys(kit.all).sort());
    for (const locale of LOCALES)
      assert.deepEqual(
        figuresIn(plainPage(game, locale)).map(({ name }) => name),
        names,
        locale,
      );
  });

  test(`${game}: every picture shows a position that play could reach`, () => {
    for (const [name, { state }] of Object.entries(kit.all)) assert.deepEqual(kit.faults(state), [], name);
  });

  test(`${game}: a caption is one sentence, and names exactly the numbers that the rules give`, () => {
    for (const locale of LOCALES)
      for (const { name, caption } of figuresIn(plainPage(game, locale))) {
        assert.match(caption, /^\P{Ll}.*[^.]\.$/u, `${locale} ${name}`);
        assert.deepEqual(asSet(numbersIn(caption)), asSet(kit.all[name]?.numbers ?? []), `${locale} ${name}: ${caption}`);
      }
  });

  test(`${game}: every picture is drawn and told in every language`, () => {
    for (const locale of LOCALES)
      for (const [name, { html, told }] of Object.entries(drawn.figures[locale])) {
        assert.match(html, /<(svg|b)\b/, name);
        assert.match(told, /\p{L}.*\.$/u, `${locale} ${name}`);
        assert.doesNotMatch(html + told, /undefined|NaN|\[object/, `${locale} ${name}`);
      }
  });

  test(`${game}: what glows is in its picture, and nothing of it can be touched`, () => {
    for (const [name, { lit }] of Object.entries(kit.all)) {
      const { html } = drawn.figures.en[name] ?? assert.fail(name);
      const glowing = new Set([...html.matchAll(/data-thing="([^"]*)" data-open/g)].map(([, thing]) => thing));
      assert.deepEqual(glowing, new Set(lit), name);
      assert.doesNotMatch(html, /<(button|input|a)\b|tabindex| style="/, name);
    }
  });

  test(`${game}: styles name files from the root of the sources only`, () => {
    const addresses = [...drawn.css.matchAll(/url\("?([^")]*)/g)].map(([, address]) => address ?? '');
    assert.ok(addresses.length > 0);
    for (const address of addresses) assert.match(address, /^(\/src\/lib\/|data:|%)/);
  });

  test(`${game}: the page has every picture in its place`, () => {
    const page = rulesPage(game, 'de', drawn);
    assert.equal(page.filter((block) => /^<h[1-3]/.test(block)).length, english.filter((block) => /^<h[1-3]/.test(block)).length);
    assert.match(page[2] ?? '', /^<h2/, 'the page has contents of its own');
    assert.equal(
      page.filter((block) => /^<figure id="figure-[^>]*><div class="drawn" role="img" aria-label="[^"]+">/.test(block)).length,
      Object.keys(kit.all).length,
    );
  });
}

test('a page that names a picture nobody has drawn is not built', () => {
  const nothing = Object.fromEntries(LOCALES.map((locale) => [locale, {}])) as DrawnFigures['tables'];
  assert.throws(
    () => rulesPage('puerto-rico', 'en', { figures: nothing as unknown as DrawnFigures['figures'], tables: nothing, css: '' }),
    /nobody has drawn/,
  );
});
