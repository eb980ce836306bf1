/** A progress bar on the error output, if that is a terminal. */
import type { Host } from './host.ts';

const WIDTH = 40;
const PAUSE = 100;
const CLEAR = '\r\u001b[2K';

export class Progress {
  readonly #host: Host;
  readonly #total: number;
  #drawn = 0;

  constructor(host: Host, total: number) {
    this.#host = host;
    this.#total = total;
    this.#drawn = host.now();
  }

  show(done: number): void {
    if (!this.#host.isTerminal || this.#host.now() - this.#drawn < PAUSE) return;
    this.#drawn = this.#host.now();
    const full = Math.floor((done / this.#total) * WIDTH);
    this.#host.err(`${CLEAR}[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${this.#total}`);
  }

  clear(): void {
    if (this.#host.isTerminal) this.#host.err(CLEAR);
  }
}
