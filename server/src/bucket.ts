/** Limits for one socket: a bucket of messages that refills with time. */
export class Bucket {
  readonly #rate: number;
  #left: number;
  #at: number;

  /** `rate` a second; short bursts of twice that pass. */
  constructor(rate: number, now: number) {
    this.#rate = rate;
    this.#left = rate * 2;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#rate * 2, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
