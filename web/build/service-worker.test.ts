import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { partsOf } from './service-worker.ts';

const owners = (file: string): string | undefined => partsOf([file], new Set(['assets/table-abc.js']))[0]?.of.join(' ');

test('the path of a file says with what it is kept', () => {
  assert.equal(owners('assets/madeira/table-abc.js'), 'table madeira');
  assert.equal(owners('assets/madeira/de-abcd_-12.js'), 'table madeira de');
  assert.equal(owners('assets/madeira/map-abc.svg'), 'table madeira');
  assert.equal(owners('art/madeira/map.svg'), 'table madeira');
  assert.equal(owners('assets/madeira/rules-de-abcd_-12.js'), 'table madeira de');
  assert.equal(owners('assets/de-abcd_-12.js'), 'de');
  assert.equal(owners('assets/bots/worker-abc.js'), 'table');
  assert.equal(owners('assets/table-abc.js'), 'table');
});

test('what few need is kept only when it is used', () => {
  for (const file of [
    'assets/seldom/de-abcd_-12.js',
    'assets/Account-abc.js',
    'assets/Daily-abc.js',
    'assets/bots/count-worker-abc.js',
    'assets/font-abc.woff2',
    'icon-192.png',
  ])
    assert.equal(owners(file), undefined, file);
});

test('files of the same are one part', () => {
  assert.deepEqual(partsOf(['assets/it-aaaaaaaa.js', 'assets/it-bbbbbbbb.js', 'assets/hu-aaaaaaaa.js'], new Set()), [
    { of: ['it'], files: ['assets/it-aaaaaaaa.js', 'assets/it-bbbbbbbb.js'] },
    { of: ['hu'], files: ['assets/hu-aaaaaaaa.js'] },
  ]);
});

/** What is left of these caches when a worker at this address takes over. */
const leftBy = async (address: string, version: string, names: readonly string[]): Promise<string[]> => {
  const left = new Set(names);
  const started: Promise<void>[] = [];
  const caches = { keys: async () => [...left], delete: async (name: string) => left.delete(name) };
  const self = {
    location: new URL(address),
    clients: { claim: async () => undefined },
    addEventListener: (kind: string, listen: (event: object) => void) => {
      if (kind === 'activate') listen({ waitUntil: (deed: Promise<void>) => started.push(deed) });
    },
  };
  const text = readFileSync(new URL('service-worker.template.js', import.meta.url), 'utf8');
  runInNewContext(text.replace("'VERSION'", JSON.stringify(version)).replace("['PARTS']", '[]'), { self, caches, URL });
  assert.equal(started.length, 1);
  await Promise.all(started);
  return [...left];
};

test('a worker deletes old versions of its own site, and nothing of other sites and apps', async () => {
  const others = ['workbox-precache', 'images-v1', 'their caravel-1', 'other /games/'];
  const top = ['caravel-1', 'caravel-2', 'caravel-3'];
  const below = ['caravel-1 /games/', 'caravel-2 /games/', 'caravel-3 /games/'];
  const all = [...others, ...top, ...below];
  assert.deepEqual(await leftBy('https://example.org/sw.js', 'caravel-3', all), [...others, 'caravel-2', 'caravel-3', ...below]);
  assert.deepEqual(await leftBy('https://example.org/games/sw.js', 'caravel-3', all), [...others, ...top, ...below.slice(1)]);
});
