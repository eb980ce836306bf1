/** Changes that arrive while the last commit is under way, or in the same tick, are written by one commit. */
import { at } from '@caravel/core';
import type { Change } from '../model/change.ts';

type Write = (changes: readonly Change[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly change: Change;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Larger groups would make the first of them wait for the last. */
const MOST = 512;

export class GroupCommit {
  readonly #write: Write;
  /** Whether the store refused this very change, as opposed to being unavailable. */
  readonly #isRefused: (error: unknown) => boolean;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(write: Write, isRefused: (error: unknown) => boolean) {
    this.#write = write;
    this.#isRefused = isRefused;
  }

  commit(change: Change): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      if (this.#waiting.length === 1 && !this.#busy) setImmediate(() => this.#flush());
    });
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    while (this.#busy || this.#waiting.length > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  async #flush(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) await this.#writeGroup(this.#nextGroup());
    this.#busy = false;
  }

  /** The changes that came first, one of each table: a second one builds on the first. */
  #nextGroup(): Waiting[] {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      if (group.size < MOST && !group.has(waiting.change.id)) group.set(waiting.change.id, waiting);
      else later.push(waiting);
    }
    this.#waiting = later;
    return [...group.values()];
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#write(group.map(({ change }) => change));
      for (const [i, { resolve }] of group.entries()) resolve(at(written, i));
    } catch (error) {
      if (!this.#isRefused(error)) for (const { reject } of group) reject(error);
      else if (group.length === 1) group[0]?.resolve(false);
      else for (const one of group) await this.#writeGroup([one]);
    }
  }
}
