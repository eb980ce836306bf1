/**
 * The built pages, while builds come and go: a new build takes the place of the one before as a whole, once its last file is written.
 * Pages that are open still ask for files of the build before; their names have a hash, so they can be served beside the new ones.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type PageFile, readPages } from './page-files.ts';

type Pages = ReadonlyMap<string, PageFile>;

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
  readonly #clock: () => number;
  #mark: number | undefined;
  #lookedAt: number;
  #pages: Pages;
  #before: Pages = new Map();

  constructor(folder: string, clock = Date.now) {
    this.#folder = folder;
    this.#clock = clock;
    this.#lookedAt = clock();
    this.#mark = markOf(folder);
    this.#pages = readPages(folder);
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
    this.#before = this.#pages;
    this.#pages = pages;
    this.#mark = mark;
  }
}
