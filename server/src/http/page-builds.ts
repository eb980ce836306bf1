/**
 * The built pages, while builds come and go: a new build takes the place of the one before as a whole, once its last file is written.
 * Pages that are open still ask for files of the build before; their names have a hash, so they can be served beside the new ones.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_PAGES } from '@caravel/protocol';
import { PublicPageList } from '../pages/public-pages.ts';
import { type PageFile, readPages } from './page-files.ts';

type Pages = ReadonlyMap<string, PageFile>;

const listIn = (pages: Pages): PublicPageList => new PublicPageList(pages.get(PUBLIC_PAGES)?.codings.get('identity')?.body.toString());

/** How often the folder is looked at, at most. */
const LOOK = 1000;

/** Changes with every build; undefined while one is going on, and in a folder that something else has written. */
const markOf = (folder: string): number | undefined => statSync(join(folder, '.built'), { throwIfNoEntry: false })?.mtimeMs;

/** Undefined where another build has begun meanwhile: it will be read when it is done. */
const readWhole = (folder: string, mark: number): { readonly pages: Pages; readonly list: PublicPageList } | undefined => {
  try {
    const pages = readPages(folder);
    return markOf(folder) === mark ? { pages, list: listIn(pages) } : undefined;
  } catch {
    return undefined;
  }
};

export class PageBuilds {
  readonly #folder: string;
  readonly #clock: () => number;
  #mark: number | undefined;
  #lookedAt: number;
  #pages: Pages;
  #list: PublicPageList;
  #before: Pages = new Map();

  constructor(folder: string, clock = Date.now) {
    this.#folder = folder;
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
    const read = readWhole(this.#folder, mark);
    if (!read) return;
    this.#before = this.#pages;
    this.#pages = read.pages;
    this.#list = read.list;
    this.#mark = mark;
  }
}
