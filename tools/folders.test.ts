import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { test } from 'node:test';

const SERVER = 'server/src';

/** Which folder of the server imports which: its own tests may look anywhere. */
const folderImports = (): Map<string, Set<string>> => {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync(`${SERVER}/*/**/*.ts`).filter((path) => !path.endsWith('.test.ts')))
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']*)'/g)) {
      const [from = '', to = ''] = [file, join(dirname(file), specifier)].map((path) => relative(SERVER, path).split(sep)[0]);
      if (from !== to && to !== '..') imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  return imports;
};

/** Every way that leads back to where it began, each once. */
const cycles = (imports: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const found = new Set<string>();
  const walk = (path: readonly string[]): void => {
    for (const next of imports.get(path.at(-1) ?? '') ?? []) {
      if (next === path[0] && path.every((folder) => folder >= next)) found.add([...path, next].join(' → '));
      else if (!path.includes(next) && next > (path[0] ?? '')) walk([...path, next]);
    }
  };
  for (const folder of imports.keys()) walk([folder]);
  return [...found];
};

test('a cycle is found, once', () => {
  const imports = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['a'])],
  ]);
  assert.deepEqual(cycles(imports), ['a → b → c → a', 'a → c → a']);
});

test('no folder of the server needs another that needs it, and none needs the root', () => {
  const imports = folderImports();
  assert.ok(imports.size > 10);
  assert.deepEqual(cycles(imports), []);
  for (const [folder, others] of imports)
    assert.deepEqual(
      [...others].filter((other) => other.endsWith('.ts')),
      [],
      folder,
    );
});
