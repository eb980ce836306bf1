/** Looks twice a second for tables that are due: clocks, reminders, bots whose node has died. */
import type { TableStore } from '../store/tables.ts';
import type { Jobs } from './jobs.ts';

const EVERY = 500;
const AT_ONCE = 100;

export class Sweep {
  /** Hands out what is due now. */
  readonly look: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #isBusy = false;

  constructor(store: TableStore, jobs: Jobs, now: () => number, onError: (error: unknown) => void) {
    this.look = async () => {
      for (const table of await store.due(now(), AT_ONCE)) await jobs.add('alarm', { table }, `alarm:${table}`);
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
