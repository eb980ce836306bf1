/** The table of rule sets agrees with the rows the rules go by, in every language. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { loadRuleSetWords } from '@caravel/i18n/madeira/rule-sets';
import { RULE_SET_ROWS, RULE_SETS } from '@caravel/madeira/inside';
import { differences } from './differences.ts';

for (const locale of LOCALES) {
  test(`${locale}: booklets that play alike read alike, and others do not`, async () => {
    const rows = differences(await loadRuleSetWords(locale));
    const names = Object.keys(RULE_SET_ROWS[0] ?? {});
    assert.equal(rows.length, names.length);
    for (const [i, { id, values }] of rows.entries()) {
      const played = RULE_SET_ROWS.map((set) => Object.entries(set).find(([name]) => name === names[i])?.[1]);
      assert.equal(values.length, RULE_SETS.length);
      for (const [a, value] of values.entries())
        for (const [b, other] of values.entries()) assert.equal(value === other, played[a] === played[b], `${id}: ${value}, ${other}`);
      for (const [a, number] of played.entries())
        if (typeof number === 'number') assert.match(values[a] ?? '', new RegExp(`\\b${number}\\b`), id);
    }
  });

  test(`${locale}: every difference has its rule on the page, and no other rule tells of one`, async () => {
    const page = readFileSync(new URL(`../../../../../../docs/rules/madeira/${locale}.md`, import.meta.url), 'utf8');
    const told = [...page.matchAll(/<a id="v\d+"><\/a>\*\*(V\d+)\*\*/g)].map(([, id]) => id);
    assert.deepEqual(
      differences(await loadRuleSetWords(locale)).map(({ id }) => id),
      told,
    );
  });
}

test('the second edition begins with 6 Pirates, and the Hungarian booklet gives 3 Reals at the bottom of the Windmill', async () => {
  const [first, , , fourth] = differences(await loadRuleSetWords('en'));
  assert.deepEqual(first?.values, ['6', '0', '0', '0']);
  assert.deepEqual(fourth?.values, ['1 Bread or 1 Real', '1 Bread or 1 Real', '1 Bread or 1 Real', '1 Bread or 3 Reals']);
});
