/** ARCHITECTURE.md names every folder, and no folder that does not exist. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const GAMES = readdirSync('games').map((game) => `games/${game}`);
const WORKSPACES = [...GAMES, 'bots', 'protocol', 'i18n', 'server', 'web', 'cli'];
/** Folders whose own folders are named one by one. */
const LISTED = [...WORKSPACES.flatMap((folder) => [folder, `${folder}/src`]), 'server/test', 'web/src/lib', 'docs', 'tools'];
/** Not in the repository, or said by the heading of a section. */
const PASSED_OVER = new Set(['node_modules', 'dist', '.svelte-check', 'src']);

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PASSED_OVER.has(entry.name))
    .map(({ name }) => name);

/** The folders that the page names, by the folder they are in: a line at the margin opens a section, indented lines begin with `name/`. */
const foldersNamed = (page: string): Map<string, Set<string>> => {
  const list = page.match(/## Folders\n\n```\n([\s\S]*?)```/)?.[1] ?? assert.fail('the page has no list of folders');
  const named = new Map<string, Set<string>>();
  let section: string[] = [];
  for (const line of list.split('\n')) {
    if (/^\w/.test(line)) section = line.split(/ {2,}/, 1)[0]?.split(', ') ?? [];
    const names = [...line.matchAll(/(?<= )([\w-]+)\/(?=\s)/g)].map(([, name = '']) => name);
    for (const folder of section) named.set(folder, new Set([...(named.get(folder) ?? []), ...names]));
  }
  return named;
};

const named = foldersNamed(readFileSync('ARCHITECTURE.md', 'utf8'));

test('every folder of a workspace is named', () => {
  for (const folder of LISTED)
    assert.deepEqual(
      foldersIn(folder).filter((name) => !named.get(folder)?.has(name)),
      [],
      `ARCHITECTURE.md does not name these folders of ${folder}`,
    );
});

test('every folder at the top has its section', () => {
  const tops = new Set([...named.keys()].map((folder) => folder.split('/')[0]));
  assert.deepEqual(
    foldersIn('.').filter((name) => !name.startsWith('.') && name !== 'data' && name !== 'test-results' && !tops.has(name)),
    [],
  );
});

test('every folder named exists', () => {
  for (const [folder, names] of named)
    assert.deepEqual(
      [...names].filter((name) => !existsSync(join(folder, name))),
      [],
      folder,
    );
});
