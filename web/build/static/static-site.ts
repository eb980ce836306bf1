/**
 * Makes a static build of the pages: for any web host, under any path, without a server. Every address that is known before anybody plays
 * is a file, `404.html` is for all others, and each page finds out by itself where the site lies (roots.ts).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withHead } from '@caravel/protocol';
import type { Plugin } from 'vite';
import { afterBuild } from '../after-build.ts';
import { Built } from '../built.ts';
import { firstWords, knownPages, OF_SERVER } from './known-pages.ts';
import { open, type PageAtHome, rootsFor } from './roots.ts';

const HOME = 'index.html';
/** Tags of the head that load something of the site. */
const TAG = /\s*<(?:script type="module"[^>]*><\/script>|link [^>]*href="\.\/[^>]*>)/g;
/** Search engines want whole addresses, and nobody knows them here. */
const ALTERNATE = /<link rel="alternate"[^>]*>/g;
const STYLE = /<link rel="stylesheet"[^>]*>/g;

/** In a script, the end of one inside a text would be its own. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('</', '<\\/');

/** A page as it was built, made to be shown at `page` of a site that lies anywhere. */
export const pageAnywhere = (html: string, page: string | null, words: readonly string[]): string => {
  const [head = '', body = ''] = html.replaceAll(ALTERNATE, '').split('</head>');
  const tags = (head.match(TAG) ?? []).map((tag) => tag.trim()).join('');
  const up = `./${'../'.repeat(page ? page.split('/').length : 0)}`;
  const script = `<script>(${open})(${rootsFor}, ${inScript({ page, words, tags } satisfies PageAtHome)})</script>`;
  const styles = `<noscript>${(tags.match(STYLE) ?? []).join('').replaceAll('="./', `="${up}`)}</noscript>`;
  const noted = page === null ? '<meta name="robots" content="noindex">' : '';
  return [
    head.replaceAll(TAG, '').replace('<html ', '<html data-root="" '),
    `${noted}${script}${styles}</head>`,
    body.replaceAll(/(href|src|srcset)="\.?\//g, `$1="${up}`),
  ].join('');
};

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
  readonly [other: string]: unknown;
}

/**
 * What an installed app is told. Two sites of one origin are two apps: an id would be of the origin, the address to begin with is of the site.
 * Pages that need a server and pictures that only a server has are left out.
 */
export const manifestAnywhere = (text: string): string => {
  const { id: _, screenshots: __, shortcuts, ...manifest }: Manifest = JSON.parse(text);
  const own = shortcuts.filter(({ url }) => !OF_SERVER.includes(url.replace('./', '')));
  return `${JSON.stringify({ ...manifest, shortcuts: own }, null, 2)}\n`;
};

const writePages = async (folder: string): Promise<void> => {
  const pages = await knownPages();
  const words = firstWords(pages);
  const shell = readFileSync(join(folder, HOME), 'utf8');
  const written = new Set(new Built(folder).files);
  const write = (file: string, page: string | null, html: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), pageAnywhere(html, page, words));
  };
  for (const { address, head } of pages) {
    const file = join(address, HOME);
    const html = written.has(file) ? readFileSync(join(folder, file), 'utf8') : shell;
    write(file, address, head ? withHead(html, head) : html);
  }
  write('404.html', null, shell);
};

/** For the service worker. */
export const routedWords = async (): Promise<string[]> => firstWords(await knownPages());

export const staticSite = (): Plugin =>
  afterBuild('static-site', async (folder) => {
    await writePages(folder);
    const manifest = join(folder, 'manifest.webmanifest');
    writeFileSync(manifest, manifestAnywhere(readFileSync(manifest, 'utf8')));
  });
