/**
 * The built pages, while builds come and go: a new build takes the place of the one before as a whole, once its last file is written.
 * Pages that are open still ask for files of the build before; their names have a hash, so they can be served beside the new ones.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_PAGES } from '@caravel/protocol';
import type { Log } from '../model/log.ts';
import { PublicPageList } from '../pages/public-pages.ts';
import { type PageFile, readPages } from './page-files.ts';

type Pages = ReadonlyMap<string, PageFile>;

const listIn = (pages: Pages): PublicPageList => {
  try {
    return new PublicPageList(pages.get(PUBLIC_PAGES)?.codings.get('identity')?.body.toString());
  } catch (error) {
    throw new Error(`${PUBLIC_PAGES}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

/** How often the folder is looked at, at most. */
const LOOK = 1000;

/** Changes with every build; undefined while one is going on, and in a folder that something else has written. */
const markOf = (folder: string): number | undefined => statSync(join(folder, '.built'), { throwIfNoEntry: false })?.mtimeMs;

/** Undefined where another build has begun meanwhile: it will be read when it is done. */
const readWhole = (folder: string, mark: number): Pages | undefined => {
  try {
    const pages = readPages(folder);
    return markOf(folder) === mark ? pages : undefined;
  } catch {
    return undefined;
  }
};

export class PageBuilds {
  readonly #folder: string;
  readonly #log: Log;
  readonly #clock: () => number;
  #mark: number | undefined;
  #lookedAt: number;
  #pages: Pages;
  #list: PublicPageList;
  #before: Pages = new Map();

  constructor(folder: string, log: Log, clock = Date.now) {
    this.#folder = folder;
    this.#log = log;
    this.#clock = clock;
    this.#lookedAt = clock();
    this.#mark = markOf(folder);
    this.#pages = readPages(folder);
    this.#list = listIn(this.#pages);
  }

  get list(): PublicPageList {
    this.#look();
    return this.#list;
  }

  get(address: string): PageFile | undefined {
    this.#look();
    const old = this.#before.get(address);
    return this.#pages.get(address) ?? (old?.isHashed ? old : undefined);
  }

  #look(): void {
    if (this.#clock() - this.#lookedAt < LOOK) return;
    this.#lookedAt = this.#clock();
    const mark = markOf(this.#folder);
    if (mark === undefined || mark === this.#mark) return;
    const pages = readWhole(this.#folder, mark);
    if (!pages) return;
    // Also of a build that cannot be served: it is complained of once, not every second.
    this.#mark = mark;
    try {
      this.#list = listIn(pages);
    } catch (error) {
      return this.#log.error({ err: error }, 'a new build of the pages is not served');
    }
    this.#before = this.#pages;
    this.#pages = pages;
  }
}
