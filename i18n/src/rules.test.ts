import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { LOCALES, type Locale } from './locale.ts';
import { loadRules as loadMadeira } from './madeira/index.ts';
import { loadRules as loadPuertoRico } from './puerto-rico/index.ts';

const GAMES: Readonly<Record<string, { load: (locale: Locale) => Promise<Record<string, string>>; rules: number }>> = {
  'puerto-rico': { load: loadPuertoRico, rules: 92 },
  madeira: { load: loadMadeira, rules: 158 },
};

const idsOf = (game: string): string[] => {
  const page = readFileSync(new URL(`../../docs/rules/${game}/en.md`, import.meta.url), 'utf8');
  return [...page.matchAll(/<a id="[^"]+"><\/a>\*\*([^*]+)\*\*/g)].map(([, id]) => id as string);
};

const LONGEST = 160;

for (const [game, { load, rules: count }] of Object.entries(GAMES)) {
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
