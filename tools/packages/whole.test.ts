import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathsOf } from './compile.ts';
import { missingFiles } from './whole.ts';
import { workspaces } from './workspace.ts';

const missingIn = (files: Readonly<Record<string, string>>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-whole-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return missingFiles(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('a package that has all it imports is whole', () => {
  const files = {
    'dist/index.js': "export * from './at.js';\nimport { s } from '@caravel-games/core';\n",
    'dist/index.d.ts': "export * from './at.js';\n",
    'dist/at.js': '',
    'dist/at.d.ts': '',
    'frozen/1/rules.js': "const load = () => import('../../dist/at.js');\n",
  };
  assert.deepEqual(missingIn(files), []);
});

test('a file that was not compiled is named, also one that is loaded later, or whose types are missing', () => {
  const files = {
    'dist/index.js': "export * from './at.js';\nexport const later = () => import('./net/kernel.js');\n",
    'dist/index.d.ts': "export * from './log.js';\n",
    'dist/log.js': '',
  };
  assert.deepEqual(missingIn(files), ['dist/at.js', 'dist/log.d.ts', 'dist/net/kernel.js']);
});

test('every package finds the sources of the others, none of them in node_modules', () => {
  const all = workspaces();
  const paths = pathsOf(all);
  assert.equal(Object.keys(paths).length, all.flatMap(({ exports }) => Object.keys(exports)).length);
  assert.match(paths['@caravel/core']?.[0] ?? '', /\/games\/core\/src\/index\.ts$/);
  assert.match(paths['@caravel/madeira/rules']?.[0] ?? '', /\/games\/madeira\/src\/rules\.ts$/);
  assert.deepEqual(
    Object.values(paths).filter(([source]) => source.includes('node_modules')),
    [],
  );
});
