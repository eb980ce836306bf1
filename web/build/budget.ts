/**
 * Weighs the first load of a table page: the JavaScript of the shell, the table page and one game's board and rules, gzipped.
 * Reads what `vite build` has left; fails when a game weighs more than a Lichess game page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFESTS } from '@caravel/games';

const MOST = 86 * 1024;
const DIST = join(import.meta.dirname, '../dist');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

const chunkOf = (key: string): Chunk => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} was not built`);
  return chunk;
};

/** A chunk and everything it cannot do without. */
const closure = (key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunkOf(key).imports ?? []) closure(imported, seen);
  return seen;
};

const weight = (key: string): number => gzipSync(readFileSync(join(DIST, chunkOf(key).file)), { level: 9 }).length;

const firstLoad = (game: string): number => {
  const keys = ['index.html', 'src/routes/TablePage.svelte', `src/lib/games/${game}/index.ts`];
  return [...new Set(keys.flatMap((key) => [...closure(key)]))].reduce((sum, key) => sum + weight(key), 0);
};

for (const { name: game } of MANIFESTS) {
  const bytes = firstLoad(game);
  const isFine = bytes <= MOST;
  console.log(`${game}: ${(bytes / 1024).toFixed(1)} KB gzip of ${MOST / 1024}${isFine ? '' : ', too much'}`);
  if (!isFine) process.exitCode = 1;
}
