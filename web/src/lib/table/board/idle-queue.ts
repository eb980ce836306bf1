/** Work that may wait until the page has shown what matters; only the last of it is done. */
const LATEST = 250;

/** Not every browser tells when it is idle. */
const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis ? (work) => requestIdleCallback(work, { timeout: LATEST }) : (work) => setTimeout(work, LATEST / 5);

export class IdleQueue {
  #work: (() => void) | undefined;

  after(work: () => void): void {
    const isAwaited = this.#work !== undefined;
    this.#work = work;
    if (!isAwaited) whenIdle(() => this.#do());
  }

  #do(): void {
    const work = this.#work;
    this.#work = undefined;
    work?.();
  }
}
