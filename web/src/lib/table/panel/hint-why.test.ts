import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { loadShell } from '@caravel/i18n/shell';
import type { Hint } from '../../bots/messages.ts';
import { whyText } from './hint-why.ts';

const shellIn = async (locale: (typeof LOCALES)[number]) => (await loadShell(locale)).table;
const words = { holding: (what: string, change: number) => `${change > 0 ? '+' : '−'}${Math.abs(change)} ${what}` };
const NAMES = ['Ada', 'Inês', 'Tomás'];
const change = (what: string, by: number) => ({ what, from: 3, to: 3 + by });
const hint = (more: Partial<Hint>): Hint => ({ moves: ['role mayor'], points: 40, reasons: [], ...more });
const whyOf = (one: Hint, shell: Awaited<ReturnType<typeof shellIn>>, all: readonly Hint[] = [one]): string =>
  whyText(one, { words, names: NAMES, shell, all });

test('one sentence says what changes and what a rival would have otherwise', async () => {
  const shell = await shellIn('en');
  const why = (more: Partial<Hint>) => whyOf(hint(more), shell);
  const reasons = [change('VP', 2), change('sugar', -1)];
  assert.equal(why({ reasons }), 'This leads to +2 VP and −1 sugar.');
  assert.equal(why({}), 'No change right away.');
  assert.equal(
    why({ reasons, denial: { seat: 1, points: 2.4, takesIt: false } }),
    'This leads to +2 VP and −1 sugar; otherwise Inês ends about 2 points higher.',
  );
  assert.equal(why({ denial: { seat: 2, takesIt: true } }), 'No change right away; otherwise Tomás takes it.');
  assert.equal(
    why({ reasons, denial: { seat: 2, points: 1.2, takesIt: true } }),
    'This leads to +2 VP and −1 sugar; otherwise Tomás takes it and ends about 1 point higher.',
  );
});

test('of many changes the most important four are told', async () => {
  const reasons = ['a', 'b', 'c', 'd', 'e'].map((what) => change(what, 1));
  assert.equal(whyOf(hint({ reasons }), await shellIn('en')), 'This leads to +1 a, +1 b, +1 c, and +1 d.');
});

test('what all suggested moves bring is no reason for one of them', async () => {
  const shell = await shellIn('en');
  const tile = change('plantation', 1);
  const denial = { seat: 1, takesIt: true };
  const all = [hint({ reasons: [tile, change('sugar', 1)] }), hint({ reasons: [tile], denial }), hint({ reasons: [tile] })];
  assert.deepEqual(
    all.map((one) => whyOf(one, shell, all)),
    ['This leads to +1 sugar.', 'otherwise Inês takes it.', ''],
  );
});

test('every language has the whole sentence', async () => {
  const denial = { seat: 1, points: 2.4, takesIt: true };
  const told = await Promise.all(LOCALES.map(async (locale) => whyOf(hint({ reasons: [change('x', 2)], denial }), await shellIn(locale))));
  assert.equal(new Set(told).size, LOCALES.length);
  for (const text of told) assert.match(text, /\+2 x; .*Inês.*\b2\b.*[^.]\.$/);
});
