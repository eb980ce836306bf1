/**
 * Weighs what was built, as the server sends it: script, style and html that a table needs to its first decision, in brotli; and the
 * pictures of each game, in gzip. web/e2e/wire.e2e.ts counts the same on the wire.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { MANIFESTS } from '@caravel/games';
import { Built } from './built.ts';
import { KB, MOST_ART, MOST_OF_REVIEW, MOST_TO_DECIDE } from './limits.ts';

const built = new Built(join(import.meta.dirname, '../dist'));

const sent = (file: string, suffix: '.br' | '.gz', pack: (body: Buffer) => Buffer): number => {
  const path = join(built.folder, file);
  return existsSync(path + suffix) ? readFileSync(path + suffix).length : pack(readFileSync(path)).length;
};

const sum = (files: readonly string[], weigh: (file: string) => number): number => files.reduce((all, file) => all + weigh(file), 0);

/** What the first decision waits for: the page, the table, the game with its words in the first language. */
const toDecide = (game: string): string[] => {
  const words = ['shell', game].map((part) => `../i18n/src/${part}/en.ts`);
  const own = ['index.ts', 'words/make-words.ts'].map((file) => `src/lib/games/${game}/${file}`).filter((source) => built.has(source));
  return ['index.html', ...built.needed('index.html', 'src/routes/TablePage.svelte', ...own, ...words)];
};

/** What the review of a game needs besides. */
const toReview = (game: string): string[] => {
  const table = new Set(toDecide(game));
  const page = ['src/routes/Study.svelte', 'src/lib/study/review/ReviewPage.svelte', '../i18n/src/review/en.ts'];
  return built.needed(...page).filter((file) => !table.has(file));
};

/** By its folder, wherever it was built from. */
const artOf = (game: string): string[] =>
  built.files.filter((file) => new RegExp(`^(?:assets|art)/${game}/.*\\.(?:svg|png|jpg|webp)$`).test(file));

const check = (what: string, bytes: number, most: number, coding: string): void => {
  const isFine = bytes <= most;
  console.log(`${what}: ${(bytes / KB).toFixed(1)} KB ${coding} of ${most / KB}${isFine ? '' : ', too much'}`);
  if (!isFine) process.exitCode = 1;
};

for (const { name } of MANIFESTS) {
  check(
    `${name}, to the first decision`,
    sum(toDecide(name), (file) => sent(file, '.br', (body) => brotliCompressSync(body))),
    MOST_TO_DECIDE,
    'brotli',
  );
  check(
    `${name}, review beyond the table`,
    sum(toReview(name), (file) => sent(file, '.br', (body) => brotliCompressSync(body))),
    MOST_OF_REVIEW,
    'brotli',
  );
  check(
    `${name}, pictures`,
    sum(artOf(name), (file) => sent(file, '.gz', (body) => gzipSync(body))),
    MOST_ART,
    'gzip',
  );
}
