/**
 * A limit that lets short bursts pass: a bucket of messages that refills with time. It goes by the clock of the process, which never steps back;
 * whoever brings a clock of their own loses nothing when that one does.
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

  /** Takes one that may not be there yet: whoever takes the next ones waits for it. */
  owe(now = performance.now()): void {
    this.#refill(now);
    this.#tokens -= 1;
  }

  /** Nothing was taken for so long that a new one would be the same. */
  isFull(now = performance.now()): boolean {
    this.#refill(now);
    return this.#tokens === this.#burst;
  }

  #refill(now: number): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + (Math.max(0, now - this.#at) / 1000) * this.#rate);
    this.#at = now;
  }
}
