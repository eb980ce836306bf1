/** Work that may wait until the page has shown what matters; only the last of it is done. */
const LATEST = 250;

/** Not every browser tells when it is idle. */
const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis ? (work) => requestIdleCallback(work, { timeout: LATEST }) : (work) => setTimeout(work, LATEST / 5);

export class IdleQueue {
  readonly #calm: number;
  #work: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What is worth doing only when nothing new has come for so many milliseconds. */
  constructor(calm = 0) {
    this.#calm = calm;
  }

  after(work: () => void): void {
    const isAwaited = this.#work !== undefined;
    this.#work = work;
    if (this.#calm > 0) this.#whenCalm();
    else if (!isAwaited) whenIdle(() => this.#do());
  }

  #whenCalm(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => whenIdle(() => this.#do()), this.#calm);
  }

  #do(): void {
    const work = this.#work;
    this.#work = undefined;
    work?.();
  }
}
