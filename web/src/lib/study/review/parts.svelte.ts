/** The page comes in parts, a frame for each: put together at once they would keep it busy for longer than a touch should wait. */
const PARTS = 3;

/** After the next frame is drawn. */
const afterFrame = (work: () => void): number => requestAnimationFrame(() => setTimeout(work));

export class Parts {
  /** How many there are. */
  shown = $state(1);
  #frame = 0;

  /** To be run as an effect. */
  readonly come = (): (() => void) => {
    this.#frame = afterFrame(this.#next);
    return () => cancelAnimationFrame(this.#frame);
  };

  readonly #next = (): void => {
    this.shown++;
    if (!this.isWhole) this.#frame = afterFrame(this.#next);
  };

  get isWhole(): boolean {
    return this.shown >= PARTS;
  }
}
