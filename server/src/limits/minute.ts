/** A limit per minute, counted from the first request and reset when the minute is over. */
import { Refusal } from '../model/refusal.ts';
import { KeyedCache } from './keyed-cache.ts';

const MINUTE = 60_000;

/** Tells the caller when to try again. */
export class TooMany extends Refusal {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too-much', 'too many requests: slow down');
    this.seconds = seconds;
  }
}

class Minute {
  #count = 0;
  #until = 0;

  isOver(now: number): boolean {
    return now >= this.#until;
  }

  /** The last one may go beyond: whatever is asked for in one piece can be had. */
  demand(most: number, count: number, now: number): void {
    if (this.isOver(now)) {
      this.#count = 0;
      this.#until = now + MINUTE;
    }
    if (this.#count >= most) throw new TooMany(Math.ceil((this.#until - now) / 1000));
    this.#count += count;
  }
}

export class PerMinute {
  readonly #most: number;
  readonly #minutes = new KeyedCache(
    () => new Minute(),
    (minute) => minute.isOver(performance.now()),
  );

  constructor(most: number) {
    this.#most = most;
  }

  demand(key: string, count = 1): void {
    this.#minutes.of(key).demand(this.#most, count, performance.now());
  }
}
