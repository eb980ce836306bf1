/** The positions a timeline keeps, each under the number of the entry that led to it, counted from 1; 0 is the start. */
import type { State } from './layout.ts';

/**
 * `some` for servers and commands: every so many moves, and only of the line of play. `all` for a page, which shows them all: these are
 * never written to, so whoever asks again gets the same array.
 */
export type Keeping = 'some' | 'all';

/** Going back plays fewer moves than this. A position takes about a kilobyte, so no more of them are kept. */
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

  /** Remembers the position, if it is one to keep. `depth` is the number of moves that count up to it; moves taken back have none. */
  keep(entry: number, s: State, depth = 0): void {
    if (this.#all || (depth > 0 && depth % SPACING === 0)) this.#kept.set(entry, this.adopt(s));
  }

  /** A position that somebody else may hold, as one of the timeline's own. */
  adopt(s: State): State {
    return this.#all ? s : s.slice();
  }

  /** Where the next move is written: into the position itself, unless that is kept. */
  writable(s: State): State {
    return this.#all ? s.slice() : s;
  }

  /** The moves after this entry no longer count. */
  undoneAfter(entry: number): void {
    if (!this.#all) this.forgetAfter(entry);
  }

  /** The entries after this one were withdrawn, as if they had never been made. */
  forgetAfter(entry: number): void {
    for (const number of this.#kept.keys()) if (number > entry) this.#kept.delete(number);
  }
}
