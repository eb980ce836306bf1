/** An error that lasts is logged at once and then now and then, with a count: a store that is away for a minute would fill the log. */
import { StoreUnavailable } from '../store/database.ts';

const EVERY = 10_000;
/** Kinds of errors remembered. */
const MOST = 1000;
/** The level of the logger. */
const ERROR = 50;

interface Logged {
  readonly at: number;
  /** Held back since then. */
  heldBack: number;
}

export class ErrorThrottle {
  readonly #now: () => number;
  readonly #logged = new Map<string, Logged>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How often this kind was held back since it was last logged; undefined if it is to be held back now. */
  take(kind: string): number | undefined {
    const now = this.#now();
    const last = this.#logged.get(kind);
    if (last && now < last.at + EVERY) {
      last.heldBack++;
      return undefined;
    }
    if (this.#logged.size >= MOST) this.#logged.clear();
    this.#logged.set(kind, { at: now, heldBack: 0 });
    return last?.heldBack ?? 0;
  }
}

/** A store that is away has many ways to say so, and everybody who needs it complains: all of that is one kind. */
const kindOf = (error: unknown, text: unknown): string =>
  error instanceof StoreUnavailable ? 'store' : `${text} ${error instanceof Error ? error.message : ''}`;

/** For the logger: passes a line on, unless it is an error that was logged a moment ago. */
export const throttleErrors = (throttle = new ErrorThrottle(() => performance.now())) =>
  function logMethod(this: unknown, line: unknown[], method: (...line: never[]) => void, level: number): void {
    const [first, text] = line as [first: unknown, text?: unknown];
    const { err } = (typeof first === 'object' && first ? first : {}) as { err?: unknown };
    const heldBack = level === ERROR && err ? throttle.take(kindOf(err, text)) : 0;
    if (heldBack === undefined) return;
    method.apply(this, (heldBack === 0 ? line : [{ ...(first as object), again: heldBack }, text]) as never[]);
  };
