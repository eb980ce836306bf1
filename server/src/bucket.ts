/** A limit that lets short bursts pass: a bucket of messages that refills with time. */
export class Bucket {
  readonly #rate: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  /** `rate` a second, `burst` at once. */
  constructor(rate: number, now: number, burst = rate * 2) {
    this.#rate = rate;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
