/** A folder of pages that is built a second time while it is served: the same pages, under names none of which the first build had. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DIST = process.env.E2E_DIST ?? join(import.meta.dirname, '../dist');
const HASHED = /-([\w-]{8})(\.\w+)$/;
const TEXT = /\.(?:css|html|js|json|svg|webmanifest)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The second build marks its hashes. */
export const isOfSecond = (path: string): boolean => /-2nd[\w-]{5}\.\w+$/.test(path);
const second = (name: string): string => name.replace(HASHED, (_, hash: string, end: string) => `-2nd${hash.slice(0, 5)}${end}`);

const rename = (text: string, names: readonly string[]): string => names.reduce((all, name) => all.replaceAll(name, second(name)), text);

export class TwoBuilds {
  readonly folder = mkdtempSync(join(tmpdir(), 'caravel-builds-'));

  readonly #from: string;

  constructor(from = DIST) {
    this.#from = from;
    cpSync(from, this.folder, { recursive: true });
  }

  /** As a build does it: the folder is emptied, filled, and marked as finished last. */
  buildAgain(change: (name: string, text: string) => string): void {
    for (const name of readdirSync(this.folder)) rmSync(join(this.folder, name), { recursive: true });
    cpSync(this.#from, this.folder, { recursive: true, filter: (path) => !/\.(?:br|gz|built)$/.test(path) });
    const files = filesIn(this.folder);
    const names = files.flatMap((path) => /[^/]+$/.exec(path)?.[0] ?? []).filter((name) => HASHED.test(name));
    if (new Set(names.map(second)).size !== names.length) throw new Error('two files of the second build have one name');
    for (const path of files) {
      if (TEXT.test(path)) writeFileSync(path, change(path, rename(readFileSync(path, 'utf8'), names)));
      if (names.includes(/[^/]+$/.exec(path)?.[0] ?? '')) renameSync(path, second(path));
    }
    writeFileSync(join(this.folder, '.built'), 'again\n');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
