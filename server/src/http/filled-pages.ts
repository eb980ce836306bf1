/** Pages with the head of their address, in every coding; what was filled once is kept for a while. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type PageHead, withHead } from '@caravel/protocol';
import type { Coding } from './encoding.ts';
import { type PageFile, pageBytes } from './page-files.ts';

const brotliAll = promisify(brotliCompress);
const gzipAll = promisify(gzip);

/** Long pages are written at build time and filled once; the best coding of them would take seconds. */
const LONG = 32 * 1024;
/** Of short pages; each is a few kilobytes in all codings. */
const MOST = 500;

const brotliOf = (body: Buffer): Promise<Buffer> =>
  brotliAll(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: body.length > LONG ? 6 : 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

const plainBody = ({ codings }: PageFile): Buffer => {
  const bytes = codings.get('identity');
  if (!bytes) throw new Error('a page without its text');
  return bytes.body;
};

const fill = async (page: PageFile, head: PageHead, origin: string | undefined): Promise<PageFile> => {
  const body = Buffer.from(withHead(plainBody(page).toString(), head, origin));
  const codings: readonly (readonly [Coding, Buffer])[] = [
    ['identity', body],
    ['br', await brotliOf(body)],
    ['gzip', await gzipAll(body)],
  ];
  return { ...page, codings: new Map(codings.map(([coding, bytes]) => [coding, pageBytes(bytes)])) };
};

export class FilledPages {
  readonly #origin: string | undefined;
  /** By page: it goes with its build. */
  readonly #byPage = new WeakMap<PageFile, Map<string, Promise<PageFile>>>();

  constructor(origin: string | undefined) {
    this.#origin = origin;
  }

  get(page: PageFile, head: PageHead): Promise<PageFile> {
    const kept = this.#keptOf(page);
    const key = JSON.stringify(head);
    const known = kept.get(key);
    if (known) return known;
    for (const oldest of kept.keys()) if (kept.size >= MOST) kept.delete(oldest);
    const filled = fill(page, head, this.#origin);
    kept.set(key, filled);
    filled.catch(() => kept.delete(key));
    return filled;
  }

  #keptOf(page: PageFile): Map<string, Promise<PageFile>> {
    const kept = this.#byPage.get(page) ?? new Map<string, Promise<PageFile>>();
    this.#byPage.set(page, kept);
    return kept;
  }
}
