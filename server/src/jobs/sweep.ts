/** Looks twice a second for what is due: clocks, reminders, bots whose node has died, notices that have waited. */

const EVERY = 500;

export class Sweep {
  /** Hands out what is due now. */
  readonly look: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #isBusy = false;

  constructor(looks: readonly (() => Promise<void>)[], onError: (error: unknown) => void) {
    this.look = async () => {
      for (const look of looks) await look();
    };
    this.#timer = setInterval(async () => {
      if (this.#isBusy) return;
      this.#isBusy = true;
      await this.look().catch(onError);
      this.#isBusy = false;
    }, EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
