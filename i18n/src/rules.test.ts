import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { LOCALES, type Locale } from './locale.ts';
import { loadRules as loadMadeira } from './madeira/index.ts';
import { loadRuleTitles as loadMadeiraTitles } from './madeira/titles/index.ts';
import { loadRules as loadPuertoRico } from './puerto-rico/index.ts';
import { loadRuleTitles as loadPuertoRicoTitles } from './puerto-rico/titles/index.ts';
import { ruleTitleIn } from './rule-title.ts';

type Load = (locale: Locale) => Promise<Record<string, string>>;

const GAMES: Readonly<Record<string, { load: Load; loadTitles: Load; rules: number }>> = {
  'puerto-rico': { load: loadPuertoRico, loadTitles: loadPuertoRicoTitles, rules: 92 },
  madeira: { load: loadMadeira, loadTitles: loadMadeiraTitles, rules: 158 },
};

const pageOf = (game: string, locale: Locale): string =>
  readFileSync(new URL(`../../docs/rules/${game}/${locale}.md`, import.meta.url), 'utf8');

const idsOf = (game: string): string[] =>
  [...pageOf(game, 'en').matchAll(/<a id="[^"]+"><\/a>\*\*([^*]+)\*\*/g)].map(([, id]) => id as string);

/** What a chapter is called, without the letter of its phase. */
const chaptersOf = (game: string, locale: Locale): string[] =>
  [...pageOf(game, locale).matchAll(/^#+ (?:[A-E][.:] )?(.*)$/gm)].map(([, title = '']) => title.replaceAll("'", '’'));

const LONGEST = 160;

for (const [game, { load, loadTitles, rules: count }] of Object.entries(GAMES)) {
  test(`${game}: the page has ${count} rules`, () => assert.equal(new Set(idsOf(game)).size, count));

  for (const locale of LOCALES) {
    test(`${game}, ${locale}: one short sentence for every rule of the page, and no other`, async () => {
      const rules = await load(locale);
      assert.deepEqual(Object.keys(rules).sort(), idsOf(game).sort());
      for (const [id, sentence] of Object.entries(rules)) {
        assert.match(sentence, /^[\p{Lu}\d].*[.]$/u, id);
        assert.ok(sentence.length <= LONGEST, `${id} has ${sentence.length} characters`);
      }
    });

    test(`${game}, ${locale}: every rule has a title, which is a chapter of the page or the name of what the rule is about`, async () => {
      const [titles, chapters] = [await loadTitles(locale), chaptersOf(game, locale)];
      for (const id of idsOf(game)) assert.ok(ruleTitleIn(titles)(id), id);
      for (const [key, title] of Object.entries(titles)) assert.ok(key.includes('-') ? title !== '' : chapters.includes(title), title);
    });

    if (locale !== 'en')
      test(`${game}, ${locale}: no rule was left in English, none told twice`, async () => {
        const [rules, english] = await Promise.all([load(locale), load('en')]);
        assert.deepEqual(
          Object.keys(rules).filter((id) => rules[id] === english[id]),
          [],
        );
        assert.equal(new Set(Object.values(rules)).size, count);
      });
  }
}
