/** Types are not thrown away: at most so many casts in a thousand lines of each workspace, and nowhere `!` or `any`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { castsBelow, castsIn } from './casts.ts';

const MOST = 12;
const AREAS = ['games/core', 'games/madeira', 'games/puerto-rico', 'bots', 'protocol', 'i18n', 'server', 'cli', 'tools'];
/** Fixed numbers: here nothing restores what a view or a move forgot. What is left is said where it stands, and more of it needs a reason. */
const WEB: Readonly<Record<string, number>> = {
  'web/src/lib/games/puerto-rico': 0,
  'web/src/lib/table': 3,
  'web/src/lib/remote': 2,
  'web/src/routes': 1,
  web: 36,
};

for (const area of AREAS)
  test(`${area}: at most ${MOST} casts in 1,000 lines, no ! and no any`, () => {
    const { lines, casts, nonNull, any } = castsBelow(area);
    assert.ok((1000 * casts) / lines <= MOST, `${casts} casts in ${lines} lines`);
    assert.deepEqual([nonNull, any], [0, 0]);
  });

for (const [area, most] of Object.entries(WEB))
  test(`${area}: at most ${most} casts, no ! and no any`, () => {
    const { casts, nonNull, any } = castsBelow(area);
    assert.ok(casts <= most, `${casts} casts`);
    assert.deepEqual([nonNull, any], [0, 0]);
  });

test('casts are counted in scripts and in markup, but not as const or the rows of each', () => {
  const page =
    '<script lang="ts">\nconst a = b as C;\nconst d = [1] as const;\n</script>\n{#each e as f (f)}{g as H}{/each}\n<style>\nas\n</style>';
  assert.deepEqual(castsIn('a.svelte', page), { lines: 5, casts: 2, nonNull: 0, any: 0 });
  assert.deepEqual(castsIn('a.ts', '// x\nconst a: any = <B>c;\n\nd!.e;\n'), { lines: 2, casts: 1, nonNull: 1, any: 1 });
});
