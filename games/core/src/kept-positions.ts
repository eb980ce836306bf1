/** The positions a timeline keeps, each under the number of the entry that led to it, counted from 1; 0 is the start. */
import type { State } from './layout.ts';

export interface KeptPositions {
  /** A position that somebody else made, as one of the timeline's own. */
  adopt(s: State): State;
  /** Where the next move is written: the position itself, or a copy if the position is kept. */
  writable(s: State): State;
  /** Remembers the position, if it is one to keep. `depth` is the number of moves that count up to it; moves taken back have none. */
  keep(entry: number, s: State, depth?: number): void;
  get(entry: number): State | undefined;
  /** The moves after this entry no longer count. */
  undoneAfter(entry: number): void;
  /** The entries after this one were withdrawn, as if they had never been made. */
  forgetAfter(entry: number): void;
}

const deleteAfter = (kept: Map<number, State>, entry: number): void => {
  for (const number of kept.keys()) if (number > entry) kept.delete(number);
};

/** Every so many moves: going back plays fewer moves than this. A position takes about a kilobyte, so there are no more of them. */
const SPACING = 128;

/** Some positions of the moves that count: for servers and commands, where most tables are never looked back at. */
export class SparsePositions implements KeptPositions {
  readonly #kept = new Map<number, State>();

  adopt(s: State): State {
    return s.slice();
  }

  writable(s: State): State {
    return s;
  }

  keep(entry: number, s: State, depth = 0): void {
    if (depth > 0 && depth % SPACING === 0) this.#kept.set(entry, s.slice());
  }

  get(entry: number): State | undefined {
    return this.#kept.get(entry);
  }

  undoneAfter(entry: number): void {
    deleteAfter(this.#kept, entry);
  }

  forgetAfter(entry: number): void {
    deleteAfter(this.#kept, entry);
  }
}

/** Every position there ever was: for a page, which shows them all. They are never written to, so whoever asks gets the same array again. */
export class AllPositions implements KeptPositions {
  readonly #kept = new Map<number, State>();

  adopt(s: State): State {
    return s;
  }

  writable(s: State): State {
    return s.slice();
  }

  keep(entry: number, s: State): void {
    this.#kept.set(entry, s);
  }

  get(entry: number): State | undefined {
    return this.#kept.get(entry);
  }

  undoneAfter(): void {}

  forgetAfter(entry: number): void {
    deleteAfter(this.#kept, entry);
  }
}
