/** What the pages about the packages show is what happens: here with the sources, in `bin/test full` with what is packed. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PAGES, snippetsOn } from './snippets.ts';
import { SCOPE } from './workspace.ts';

/** As a program of this repository, where the packages go by their own names. */
const outputHere = (code: string): string => {
  const input = code.replaceAll(SCOPE, '@caravel/');
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module'], { input, encoding: 'utf8' });
  assert.deepEqual([status, stderr], [0, '']);
  return stdout;
};

for (const page of PAGES) {
  const snippets = snippetsOn(page);

  test(`every piece of code on ${page} has its output`, () => {
    assert.ok(snippets.length > 0);
    assert.equal(snippets.length, [...readFileSync(page, 'utf8').matchAll(/^```ts$/gm)].length);
  });

  for (const { number, code, output } of snippets)
    test(`piece ${number} of ${page} does what it says`, () => assert.equal(outputHere(code), output));
}
