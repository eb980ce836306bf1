/** Trouble that lasts is told at once and then now and then, with a count: a store that is away for a minute would fill the log. */
import { StoreUnavailable } from '../store/database.ts';

const EVERY = 10_000;
const MOST = 1000;
const ERROR = 50;

interface Verse {
  at: number;
  /** Kept back since then. */
  again: number;
}

export class Refrain {
  readonly #now: () => number;
  readonly #verses = new Map<string, Verse>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How often it was kept back since it was last told; undefined if it is to be kept back now. */
  take(what: string): number | undefined {
    const now = this.#now();
    const verse = this.#verses.get(what);
    if (verse && now < verse.at + EVERY) {
      verse.again++;
      return undefined;
    }
    if (this.#verses.size >= MOST) this.#verses.clear();
    this.#verses.set(what, { at: now, again: 0 });
    return verse?.again ?? 0;
  }
}

/** A store that is away has many ways to say so, and everybody who needs it complains: all of that is one thing. */
const kindOf = (error: unknown, text: unknown): string =>
  error instanceof StoreUnavailable ? 'store' : `${text} ${error instanceof Error ? error.message : ''}`;

type Line = [first: unknown, text?: unknown];

/** For the logger: passes a line on, unless it is an error that was told a moment ago. */
export const withRefrain = (refrain = new Refrain(() => performance.now())) =>
  function logMethod(this: unknown, line: unknown[], method: (...line: never[]) => void, level: number): void {
    const [first, text] = line as Line;
    const { err } = (typeof first === 'object' && first ? first : {}) as { err?: unknown };
    const again = level === ERROR && err ? refrain.take(kindOf(err, text)) : 0;
    if (again === undefined) return;
    method.apply(this, (again === 0 ? line : [{ ...(first as object), again }, text]) as never[]);
  };
