/** Looks every moment for tables that need somebody: clocks, reminders, bots whose node has died. */
import type { TableStore } from '../store/tables.ts';
import type { Jobs } from './jobs.ts';

const EVERY = 500;
const AT_ONCE = 100;

export class Sweep {
  readonly #timer: NodeJS.Timeout;
  #isBusy = false;

  constructor(store: TableStore, jobs: Jobs, now: () => number, onError: (error: unknown) => void) {
    const look = async (): Promise<void> => {
      for (const table of await store.due(now(), AT_ONCE)) await jobs.add('alarm', { table }, `alarm:${table}`);
    };
    this.#timer = setInterval(async () => {
      if (this.#isBusy) return;
      this.#isBusy = true;
      await look().catch(onError);
      this.#isBusy = false;
    }, EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
