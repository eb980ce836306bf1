/** Types are not thrown away: at most so many casts in a thousand lines of each workspace, and nowhere `!`, `any` or `list[i] ?? 0`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { castsBelow, castsIn } from './casts.ts';

const MOST = 12;
const NONE = { nonNull: 0, any: 0, zeroed: 0 };
const AREAS = ['games/core', 'games/madeira', 'games/puerto-rico', 'bots', 'protocol', 'i18n', 'server', 'cli', 'tools'];
/** Fixed numbers: here nothing restores what a view or a move forgot. What is left is said where it stands, and more of it needs a reason. */
const WEB: Readonly<Record<string, number>> = {
  'web/src/lib/games/puerto-rico': 0,
  'web/src/lib/table': 3,
  'web/src/lib/remote': 2,
  'web/src/routes': 1,
  web: 23,
};

for (const area of AREAS)
  test(`${area}: at most ${MOST} casts in 1,000 lines, no !, no any and no ?? 0 on an index`, () => {
    const { lines, casts, ...others } = castsBelow(area);
    assert.ok((1000 * casts) / lines <= MOST, `${casts} casts in ${lines} lines`);
    assert.deepEqual(others, NONE);
  });

for (const [area, most] of Object.entries(WEB))
  test(`${area}: at most ${most} casts, no !, no any and no ?? 0 on an index`, () => {
    const { casts, nonNull, any, zeroed } = castsBelow(area);
    const others = { nonNull, any, zeroed };
    assert.ok(casts <= most, `${casts} casts`);
    assert.deepEqual(others, NONE);
  });

test('casts are counted in scripts and in markup, but not as const or the rows of each', () => {
  const page =
    '<script lang="ts">\nconst a = b as C;\nconst d = [1] as const;\n</script>\n{#each e as f (f)}{g as H}{/each}\n<style>\nas\n</style>';
  assert.deepEqual(castsIn('a.svelte', page), { lines: 5, casts: 2, ...NONE });
  assert.deepEqual(castsIn('a.ts', '// x\nconst a: any = <B>c;\n\nd!.e;\n'), { lines: 2, casts: 1, nonNull: 1, any: 1, zeroed: 0 });
});

test('?? 0 is counted on elements of lists, in scripts and in markup, but not on keys of records', () => {
  const zeroed = (text: string): number => castsIn('a.ts', text).zeroed;
  for (const element of [
    'scores[seat]',
    'list[0]',
    'a.list[i - 1]',
    'a?.seats[b.seat]?.workers.hungry',
    '(rows[row]?.count)',
    'a[Math.floor(b)]',
  ])
    assert.equal(zeroed(`x = ${element} ?? 0;`), 1, element);
  for (const other of ['points[name]', 'counts.get(seat)', 'last?.length', "wood['2']", 'colonists[at(BUILDINGS, i)]', 'list[i] ?? 1'])
    assert.equal(zeroed(`x = ${other} ?? 0;`), 0, other);
  assert.equal(castsIn('a.svelte', '<b>{list[i] ?? 0}</b><i>{c.d[i]?.e ?? 0}</i><p>{f ?? 0}</p>').zeroed, 2);
});
