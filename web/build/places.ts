/** Where built files go: the folder says whose they are, so that the server, the service worker and the budget can tell by the path. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const GAMES: readonly string[] = readdirSync(join(import.meta.dirname, '../../games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'core' && entry.name !== 'all')
  .map(({ name }) => name);

/** Rules to read, older versions, puzzles, statistics, settings of alerts, invitations and what is taught or played daily are much to load, and few need them. */
const SELDOM =
  /\/docs\/rules\/|\/frozen\/|\/lessons\/|\/i18n\/src\/(?:about|alerts|invitations|learn|daily|(?:[^/]+\/)?stats)\/|\/(?:i18n\/src|web\/src\/lib|games\/[^/]+)\/puzzles\/|\/lib\/(?:alerts|invitations|stats)\/|\/statistics\//;

const gamesIn = (paths: readonly string[]): string[] =>
  GAMES.filter((game) => paths.some((path) => path.includes(`/${game}/`) || path === `${game}-table.css`));

const folderOf = (paths: readonly string[], others: string): string => {
  if (paths.some((path) => SELDOM.test(path))) return 'assets/seldom/';
  const [game, second] = gamesIn(paths);
  return game === undefined || second !== undefined ? others : `assets/${game}/`;
};

const FILE = '[name]-[hash]';

/** Rules, the log, legends, keys, the editor and its sources have catalogues of their own, a file a language: their folder tells them from the words of the game. */
const CATALOGUE = /\/i18n\/src\/[^/]+\/([^/]+)\/[a-z]{2}\.ts$/;

const prefixOf = ([first = '', ...others]: readonly string[]): string => {
  const part = others.length === 0 ? CATALOGUE.exec(first)?.[1] : undefined;
  return part === undefined ? '' : `${part}-`;
};

interface BuiltChunk {
  readonly moduleIds: readonly string[];
  /** Of a file that only passes on what another one holds. */
  readonly facadeModuleId?: string | null;
}
interface BuiltAsset {
  readonly names: readonly string[];
  readonly originalFileNames: readonly string[];
}

const files = (others: string) => ({
  entryFileNames: `${others}${FILE}.js`,
  chunkFileNames: ({ moduleIds, facadeModuleId }: BuiltChunk) =>
    `${folderOf([...moduleIds, facadeModuleId ?? ''], others)}${prefixOf(moduleIds)}${FILE}.js`,
  assetFileNames: ({ names, originalFileNames }: BuiltAsset) =>
    `${folderOf([...originalFileNames.map((name) => `/${name}`), ...names], others)}${FILE}[extname]`,
});

export const pageFiles = files('assets/');
export const workerFiles = files('assets/bots/');
