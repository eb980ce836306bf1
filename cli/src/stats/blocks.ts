/** What was counted in blocks of games, on disk: one line that says what is played, then one for each block. These are not played again. */
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { Sums } from '@caravel/bots/tally';
import { errorMessage } from '../error-message.ts';
import { UserError } from '../user-error.ts';

interface Line {
  readonly block: string;
  readonly sums: Sums;
}

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && 'block' in value && 'sums' in value;

export class Blocks {
  readonly #path: string | undefined;
  readonly #done = new Map<string, Sums>();

  /** Reads the file or creates it; refuses a file of other games. Without a path nothing is kept. */
  constructor(path: string | undefined, head: Readonly<Record<string, unknown>>) {
    this.#path = path;
    if (path === undefined) return;
    const text = this.#attempt((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
    const begin = `${JSON.stringify(head)}\n`;
    if (!begin.startsWith(text.slice(0, begin.length))) this.#refuse(`not the state of these games: it begins with ${text.slice(0, 80)}`);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    // What has no line end was cut off in the middle: nothing may be written behind it.
    if (whole !== text) this.#attempt((file) => truncateSync(file, Buffer.byteLength(whole)));
    if (whole === '') this.#append(head);
    for (const line of whole.split('\n').slice(1, -1)) this.#enter(line);
  }

  /** The sums of a block that was played before, or of one that is played now. */
  async of(block: string, play: () => Promise<Sums>): Promise<Sums> {
    const done = this.#done.get(block);
    if (done) return done;
    const sums = await play();
    if (this.#path !== undefined) this.#append({ block, sums });
    return sums;
  }

  #enter(line: string): void {
    const value: unknown = this.#attempt(() => JSON.parse(line));
    if (!isLine(value)) this.#refuse('a line that is no block');
    this.#done.set(value.block, value.sums);
  }

  #append(value: unknown): void {
    this.#attempt((path) => appendFileSync(path, `${JSON.stringify(value)}\n`));
  }

  #attempt<T>(deed: (path: string) => T): T {
    try {
      return deed(this.#path ?? '');
    } catch (error) {
      return this.#refuse(errorMessage(error));
    }
  }

  #refuse(why: string): never {
    throw new UserError(`--state: ${this.#path}: ${why}`);
  }
}
