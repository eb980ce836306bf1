/** Runs work of the same key one after the other; asked for while it runs, however often, it runs once more. */
export class OneAtATime {
  readonly #running = new Map<string, { isAskedAgain: boolean }>();

  async run(key: string, work: () => Promise<void>): Promise<void> {
    const running = this.#running.get(key);
    if (running) {
      running.isAskedAgain = true;
      return;
    }
    const mine = { isAskedAgain: true };
    this.#running.set(key, mine);
    try {
      while (mine.isAskedAgain) {
        mine.isAskedAgain = false;
        await work();
      }
    } finally {
      this.#running.delete(key);
    }
  }
}
