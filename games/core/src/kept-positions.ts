/** The positions a timeline keeps, each under the number of the entry that led to it, counted from 1; 0 is the start. */
import type { State } from './layout.ts';

/**
 * `some`, for servers and commands: one position in SPACING, and only of moves that count. `all`, for a page, which shows every position:
 * these arrays are never written to, so that the page gets the same array whenever it asks.
 */
export type Keeping = 'some' | 'all';

/** Going back plays fewer moves than this. A smaller number would cost memory: a position takes about a kilobyte. */
const SPACING = 128;

export class KeptPositions {
  readonly #all: boolean;
  readonly #kept = new Map<number, State>();

  constructor(keeping: Keeping) {
    this.#all = keeping === 'all';
  }

  get(entry: number): State | undefined {
    return this.#kept.get(entry);
  }

  /** Remembers the position, if it is one to keep. `depth` is the number of moves that count up to it, 0 for a move that was taken back. */
  keep(entry: number, s: State, depth = 0): void {
    if (this.#all || (depth > 0 && depth % SPACING === 0)) this.#kept.set(entry, this.adopt(s));
  }

  /** The position, or a copy of it if the timeline is going to write into it. */
  adopt(s: State): State {
    return this.#all ? s : s.slice();
  }

  /** The array to apply the next move to: the position itself, or a copy of it if it is kept. */
  writable(s: State): State {
    return this.#all ? s.slice() : s;
  }

  /** The moves after this entry no longer count. */
  undoneAfter(entry: number): void {
    if (!this.#all) this.forgetAfter(entry);
  }

  /** The entries after this one have been removed from the log. */
  forgetAfter(entry: number): void {
    for (const number of this.#kept.keys()) if (number > entry) this.#kept.delete(number);
  }
}
