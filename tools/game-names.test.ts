/** A game is a folder: outside the folders of its name only the registries know it, by one line each. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Manifest } from '@caravel/core';
import { MANIFESTS } from '@caravel/games';

const REGISTRIES = ['bots/src/games/list.ts', 'games/all/src/list.ts', 'games/all/src/rules.ts', 'web/src/lib/games/index.ts'];

/** Tests and their tools play the games there are. */
const TESTS = /\.test\.ts$|\/testing\/|^server\/test\/|^server\/src\/store\/cases\/|^web\/e2e\//;

const sources = globSync('{games,bots,protocol,i18n,server,web,cli}/**/*.{ts,svelte}', {
  exclude: ['**/node_modules', '**/dist', '**/.*'],
});

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replaceAll(/(?<!:)\/\/.*$/gm, '');

const linesNaming = (file: string, { name, title }: Manifest): string[] => {
  const pattern = new RegExp(`['"\`/]${name}['"\`/]|\\b${title}\\b`);
  return withoutComments(readFileSync(file, 'utf8'))
    .split('\n')
    .filter((line) => pattern.test(line));
};

for (const manifest of MANIFESTS) {
  const { name } = manifest;
  const outside = sources.filter((file) => !TESTS.test(file) && !file.split('/').includes(name));

  test(`${name} is named in its folders and the registries only`, () => {
    assert.ok(outside.length > 500, `${outside.length} files looked at`);
    assert.deepEqual(outside.filter((file) => linesNaming(file, manifest).length > 0).sort(), REGISTRIES);
  });

  test(`${name} has one line in each registry`, () => {
    for (const file of REGISTRIES) assert.equal(linesNaming(file, manifest).length, 1, file);
  });
}
