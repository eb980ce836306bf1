/** The built pages in memory, each file with the codings the build made of it. A path that is not in this map cannot be asked for. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Coding } from './encoding.ts';

interface PageBytes {
  readonly body: Buffer;
  /** Strong, and another one for each coding: parts of one are not parts of the other. */
  readonly etag: string;
}

export interface PageFile {
  readonly type: string;
  /** Its name changes with its content. */
  readonly isHashed: boolean;
  /** A page, a drawing that may be opened by itself or a worker: held to the policy of pages. */
  readonly isHeld: boolean;
  readonly codings: ReadonlyMap<Coding, PageBytes>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const SUFFIXES: ReadonlyMap<Coding, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

export const etagOf = (body: string | Buffer): string => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

export const pageBytes = (body: Buffer): PageBytes => ({ body, etag: etagOf(body) });

const bytesOf = (path: string, suffix: string): PageBytes => pageBytes(readFileSync(path + suffix));

const readPage = (path: string, address: string, all: ReadonlySet<string>): PageFile => ({
  type: TYPES[extname(path)] ?? 'application/octet-stream',
  isHashed: address.startsWith('assets/'),
  isHeld: !address.startsWith('assets/') || /\.svg$|^assets\/bots\//.test(address),
  codings: new Map([
    ['identity', bytesOf(path, '')],
    ...[...SUFFIXES].filter(([, suffix]) => all.has(path + suffix)).map(([coding, suffix]) => [coding, bytesOf(path, suffix)] as const),
  ]),
});

/** By address without the first slash. Read at once: a page and its scripts are of the same build, whatever happens to the folder later. */
export const readPages = (folder: string): ReadonlyMap<string, PageFile> => {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(files);
  const pages = files.flatMap((path) => {
    const address = relative(folder, path).split(sep).join('/');
    const isCoding = [...SUFFIXES.values()].some((suffix) => path.endsWith(suffix) && all.has(path.slice(0, -suffix.length)));
    const isHidden = address.split('/').some((part) => part.startsWith('.'));
    return isCoding || isHidden ? [] : [[address, readPage(path, address, all)] as const];
  });
  return new Map(pages);
};
