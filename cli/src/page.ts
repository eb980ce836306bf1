/** The place for a table on a page: between two comments that name it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorMessage } from './error-message.ts';
import { UserError } from './user-error.ts';

/** docs/bots.md of this repository. */
export const BOTS_PAGE = fileURLToPath(new URL('../../docs/bots.md', import.meta.url));

export class PagePlace {
  readonly #path: string;
  readonly #name: string;

  /** Refuses a page without such a place. */
  constructor(path: string, name: string) {
    this.#path = path;
    this.#name = name;
    this.#split();
  }

  /** The rest of the page stays unchanged. */
  write(table: string): void {
    const [before, after] = this.#split();
    try {
      writeFileSync(this.#path, `${before}\n${table}\n${after}`);
    } catch (error) {
      throw new UserError(`--page: ${this.#path}: ${errorMessage(error)}`);
    }
  }

  /** Up to the end of the first comment, and from the start of the second. */
  #split(): [string, string] {
    const [begin, end] = [`<!-- ${this.#name} -->`, `<!-- end of ${this.#name} -->`];
    const text = this.#read();
    const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
    if (start === -1 || stop < start) throw new UserError(`--page: ${this.#path}: nothing between '${begin}' and '${end}' to replace`);
    return [text.slice(0, start + begin.length), text.slice(stop)];
  }

  #read(): string {
    try {
      return readFileSync(this.#path, 'utf8');
    } catch (error) {
      throw new UserError(`--page: ${this.#path}: ${errorMessage(error)}`);
    }
  }
}

/** A table of Markdown; all columns but the first are numbers. */
export const markdownTable = ([first = '', ...numbers]: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line([first, ...numbers]), `|---|${numbers.map(() => '--:|').join('')}`, ...rows.map(line)].join('\n');
};
