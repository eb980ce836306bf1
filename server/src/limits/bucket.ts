/**
 * A token bucket: a rate limit that allows short bursts. It uses the monotonic clock of the process;
 * with another clock, steps backwards do no harm.
 */
export class Bucket {
  readonly #rate: number;
  readonly #burst: number;
  #tokens: number;
  #at: number;

  /** `rate` a second, `burst` at once. */
  constructor(rate: number, now = performance.now(), burst = rate * 2) {
    this.#rate = rate;
    this.#burst = burst;
    this.#tokens = burst;
    this.#at = now;
  }

  take(now = performance.now()): boolean {
    this.#refill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Takes a token that may not be there yet; later callers wait for it. */
  owe(now = performance.now()): void {
    this.#refill(now);
    this.#tokens -= 1;
  }

  /** Unused for so long that it equals a new bucket. */
  isFull(now = performance.now()): boolean {
    this.#refill(now);
    return this.#tokens === this.#burst;
  }

  #refill(now: number): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#rate);
    this.#at = now;
  }
}
