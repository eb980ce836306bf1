/**
 * Writes `sw.js`: the shell is kept at once; a game and a language are kept whole as soon as a file of theirs is used. Everything else
 * (rules to read, older versions, pages that need a server anyway) is kept file by file when it is used.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { Built } from './built.ts';

/** Files that are kept as soon as everything they are of is in use. */
interface Part {
  readonly of: readonly string[];
  readonly files: readonly string[];
}

const LANGUAGE = /(?:^|\/)(?:[a-z]+-)?(de|en|hu|it|pt)-[^/]{8}\.js$/;

/** By the folder: `assets/madeira/de-….js` and `art/madeira/map.svg`. */
const gameOf = (file: string): string | undefined => /^(?:assets|art)\/(?!bots\/|seldom\/)([^/]+)\//.exec(file)?.[1];

const isCommon = (file: string): boolean => /^assets\/[^/]+$/.test(file) && !LANGUAGE.test(file);

/** Pages that few open, and their worker: each is kept when somebody does. */
const VISITED = /^assets\/(?:About|embed|Daily|Learn|LessonPage|practice-chance|Puzzles|Rules|Stats|bots\/count-worker|[^/]+\/habits)-/;

const isOften = (file: string): boolean => !file.startsWith('assets/seldom/') && !VISITED.test(file);

/** Pages that are nothing without a server. */
const ONLINE = /^assets\/(?:Account|AnalysisPage|MyAnalyses|Notices|notices|OpenLink|Players|Profile|Publish|RemoteTable|ResetPassword)-/;

const isForOffline = (file: string): boolean => isOften(file) && !ONLINE.test(file);

const ownersOf = (file: string, table: ReadonlySet<string>): string[] => {
  if (!isOften(file)) return [];
  const game = gameOf(file);
  const language = LANGUAGE.exec(file)?.[1];
  const isOfTable = game !== undefined || file.startsWith('assets/bots/') || table.has(file);
  return [isOfTable ? 'table' : undefined, game, language].filter((owner) => owner !== undefined);
};

/** Exported for its test. */
export const partsOf = (files: readonly string[], table: ReadonlySet<string>): Part[] => {
  const parts = Map.groupBy(files, (file) => ownersOf(file, table).join(' '));
  parts.delete('');
  return [...parts].map(([owners, own]) => ({ of: owners.split(' '), files: own }));
};

const PAGE = 'index.html';
/** The manifest and the pictures of the icon are for the system, which takes them when the page is installed. */
const isOfShell = (file: string): boolean => !file.includes('/') && !/\.(?:ico|png|webmanifest)$|^(?:sw\.js|404\.html)$/.test(file);

/** Below the root; home has no name. */
const shellOf = (built: Built): string[] => [
  '',
  ...built.files.filter((file) => isOfShell(file) && file !== PAGE),
  ...built.needed(PAGE, 'src/routes/Home.svelte'),
];

/** Changes with anything that was built: names of most files do, and the others are read. */
const fingerprint = (built: Built): string => {
  const hash = createHash('sha256');
  for (const file of built.files.filter((name) => name !== 'sw.js')) {
    hash.update(`${file}\n`);
    if (!file.startsWith('assets/')) hash.update(readFileSync(join(built.folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
};

const source = (built: Built, routed: readonly string[]): string => {
  const shell = shellOf(built);
  const later = built.files.filter((file) => !shell.includes(file));
  // Who has a table on the device looks at it again without a network, too.
  const pages = ['src/routes/TablePage.svelte', 'src/routes/Study.svelte'];
  // Also what only the words of a game have in common.
  const table = new Set(pages.flatMap((page) => built.reachable(page, isForOffline).filter(isCommon)));
  return readFileSync(join(import.meta.dirname, 'service-worker.template.js'), 'utf8')
    .replace("'VERSION'", JSON.stringify(`caravel-${fingerprint(built)}`))
    .replace("['SHELL']", JSON.stringify(shell))
    .replace("['ROUTED']", JSON.stringify(routed))
    .replace("['PARTS']", JSON.stringify(partsOf(later, table)));
};

/** `routed`: what addresses begin with that a plain web host has no file for; our server knows all of them itself. */
export const serviceWorker = (routed: () => Promise<readonly string[]> = async () => []): Plugin =>
  afterBuild('service-worker', async (folder) => writeFileSync(join(folder, 'sw.js'), source(new Built(folder), await routed())));
