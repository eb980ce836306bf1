/** Which task is served next: hosts take turns, quick levels come first, and slow ones are passed over only so often. */
import { at } from '@caravel/core';

/** Who asks. */
export interface Turn {
  /** Of the table: one with many tables waits for itself, not for others. */
  readonly host: string;
  /** Looked at when a thread is free; a task nobody wants any more is not begun. */
  readonly isWanted?: () => boolean;
}

/** `hard` looks ahead for a second, `expert` for five; all other levels answer at once. */
const SLOW: Readonly<Record<string, number>> = { hard: 1, expert: 2 };
const SPEEDS = 3;

export const isQuick = (level: string): boolean => SLOW[level] === undefined;

/** So many tasks of quicker levels come before one of a slower level that waits. */
const PATIENCE = 4;

/** One queue a host; the host that was served goes to the end. */
class HostTurns<T> {
  #hosts = new Map<string, T[]>();

  get isEmpty(): boolean {
    return this.#hosts.size === 0;
  }

  put(host: string, item: T): void {
    const items = this.#hosts.get(host);
    if (items) items.push(item);
    else this.#hosts.set(host, [item]);
  }

  /** It was taken before and could not be done: it is the next again. */
  putBack(host: string, item: T): void {
    const items = [item, ...(this.#hosts.get(host) ?? [])];
    this.#hosts.delete(host);
    this.#hosts = new Map([[host, items], ...this.#hosts]);
  }

  take(): T | undefined {
    const [next] = this.#hosts;
    if (!next) return undefined;
    const [host, [item, ...others]] = next;
    this.#hosts.delete(host);
    if (others.length > 0) this.#hosts.set(host, others);
    return item;
  }
}

export class TaskQueue<T> {
  /** From the quickest levels to the slowest. */
  readonly #speeds = Array.from({ length: SPEEDS }, () => ({ turns: new HostTurns<T>(), passedOver: 0 }));
  #size = 0;

  get size(): number {
    return this.#size;
  }

  put(host: string, level: string, item: T): void {
    this.#turns(level).put(host, item);
    this.#size++;
  }

  putBack(host: string, level: string, item: T): void {
    this.#turns(level).putBack(host, item);
    this.#size++;
  }

  /** For a thread that takes everything. */
  take(): T | undefined {
    const waiting = this.#speeds.filter(({ turns }) => !turns.isEmpty);
    const next = waiting.findLast(({ passedOver }) => passedOver >= PATIENCE) ?? waiting[0];
    if (!next) return undefined;
    for (const slower of waiting.slice(waiting.indexOf(next) + 1)) slower.passedOver++;
    next.passedOver = 0;
    return this.#from(next.turns);
  }

  /** For a thread that is kept for quick levels. */
  takeQuick(): T | undefined {
    return this.#from(at(this.#speeds, 0).turns);
  }

  /** Empties the queue. */
  takeAll(): T[] {
    const all: T[] = [];
    for (let item = this.take(); item !== undefined; item = this.take()) all.push(item);
    return all;
  }

  #from(turns: HostTurns<T>): T | undefined {
    const item = turns.take();
    if (item !== undefined) this.#size--;
    return item;
  }

  #turns(level: string): HostTurns<T> {
    return at(this.#speeds, SLOW[level] ?? 0).turns;
  }
}
