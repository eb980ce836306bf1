import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';
import { idsOnPage } from './rule-ids.ts';
import { compare } from './trace.ts';

const PAGE = `# Rules
- <a id="ca4"></a>**CA4** load. <a id="ca5"></a>**CA5** choose **freely**.
- <a id="2p1"></a>**2P1** two.
- <a id="v-market"></a>**V-market** sells.
`;

const IDS = idsOnPage(PAGE);

const code = (text: string) => ({ path: 'games/x/src/a.ts', text });
const tests = (text: string) => ({ path: 'games/x/src/a.test.ts', text });

const CLEAN = [
  code(`/** CA4, CA5: both. */\nconst a = 1;\n  /**\n   * 2P1: two.\n   * V-market: sells.\n   */\nconst why = 'V-market';\n`),
  tests(`test('CA4 CA5 both', () => {});\ntest("2P1: two", f);\n  test(\n    \`V-market\`, f);\n`),
];

test('ids are the bold words behind anchors', () => {
  assert.deepEqual(IDS, ['CA4', 'CA5', '2P1', 'V-market']);
});

test('comments and test names that open with an id cover it', () => {
  assert.deepEqual(compare('x', IDS, CLEAN), { game: 'x', rules: 4, withoutCode: [], withoutTest: [], unknown: [] });
});

test('an id within a sentence, in a test file or in a skipped test covers nothing', () => {
  const report = compare('x', IDS, [
    code('/** Loads as CA4: says. */\n// CA5: no doc comment\n/** 2P1 has no colon */'),
    tests("/** V-market: in a test. */ test.skip('CA4 later', f); test('see CA5', f)"),
  ]);
  assert.deepEqual(report.withoutCode, IDS);
  assert.deepEqual(report.withoutTest, IDS);
});

test('ids of the families of the page that are not on it are unknown, with their place', () => {
  const report = compare('x', IDS, [...CLEAN, code("\n/** CA44: no rule. */\nreturn 'V-shop';"), tests("test('CA4 2P9 x', f)")]);
  assert.deepEqual(report.unknown, [
    { id: 'CA44', where: 'games/x/src/a.ts:2', what: "return 'V-shop';" },
    { id: '2P9', where: 'games/x/src/a.test.ts:1', what: 'CA4 2P9 x' },
    { id: 'V-shop', where: 'games/x/src/a.ts:3', what: "return 'V-shop';" },
  ]);
});

test('other words in quotes and comments are no ids', () => {
  const report = compare('x', IDS, [...CLEAN, code("/** Note: x */ const a = ['V', 'Q7', 'CA', 'Anna']; /** UTF8: y */")]);
  assert.deepEqual(report.unknown, []);
});

const write = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

test('trace is content with a clean repository and lists what fails in another', async (t) => {
  const root = scratchDirectory(t);
  write(root, 'docs/rules/x/en.md', PAGE);
  for (const { path, text } of CLEAN) write(root, path, text);
  assert.deepEqual(await caravel('trace', '--root', root), { code: 0, out: 'x: 4 rules, each with its code and its test\n', err: '' });
  write(root, 'games/x/src/phases/b.ts', "return 'CA6';");
  write(root, 'docs/rules/x/en.md', `${PAGE}- <a id="ca7"></a>**CA7** new.\n`);
  const { code, out, err } = await caravel('trace', '--root', root, '--game', 'x');
  assert.deepEqual([code, err], [1, '']);
  assert.equal(out, 'x: 5 rules\n  CA7  no code\n  CA7  no test\n  CA6  not on the rules page: games/x/src/phases/b.ts:1\n');
  const { games } = JSON.parse((await caravel('trace', '--root', root, '--json')).out);
  assert.deepEqual(games[0].withoutCode, ['CA7']);
});

test('trace of one rule leads to its paragraph, functions, tests and refusals', async (t) => {
  const root = scratchDirectory(t);
  write(root, 'docs/rules/x/en.md', PAGE);
  for (const { path, text } of CLEAN) write(root, path, text);
  write(root, 'games/x/src/b.ts', "const ok = 1;\n  return ok ? undefined : 'CA5';\n");
  const { code, out } = await caravel('trace', 'ca5', '--root', root);
  assert.equal(code, 0);
  assert.equal(
    out,
    `CA5 of x: choose **freely**.
  page     docs/rules/x/en.md:2     /rules/x#ca5
  code     games/x/src/a.ts:1       a
  tests    games/x/src/a.test.ts:1  CA4 CA5 both
  refused  games/x/src/b.ts:2       return ok ? undefined : 'CA5';
`,
  );
  const { rules } = JSON.parse((await caravel('trace', '2P1', '--root', root, '--json')).out);
  assert.deepEqual([rules[0].text, rules[0].refusals], ['two.', []]);
});

test('trace of a rule that is not there names the games it looked at', async (t) => {
  const root = scratchDirectory(t);
  write(root, 'docs/rules/x/en.md', PAGE);
  const { code, err } = await caravel('trace', 'CA9', '--root', root);
  assert.deepEqual([code, err.includes("no rule 'CA9' in x")], [2, true]);
});
