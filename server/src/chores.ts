/** What a node does now and then: throws away what has run out, and keeps results that were forgotten when a node died. */
import { tidy } from './accounts/housekeeping.ts';
import type { Caravel } from './caravel.ts';
import { forgottenTables } from './ratings/finish.ts';

const EVERY = 10 * 60_000;
const AT_ONCE = 1000;
const LOOK_BACK = 7 * 86_400_000;

const chores = async ({ db, jobs, now }: Caravel): Promise<void> => {
  await tidy(db, now());
  for (const table of await forgottenTables(db, now() - LOOK_BACK, AT_ONCE)) await jobs.add('finish', { table }, `finish:${table}`);
};

export class Chores {
  readonly #timer: NodeJS.Timeout;

  constructor(caravel: Caravel) {
    const work = (): void => {
      chores(caravel).catch((error) => caravel.log.error({ err: error }, 'chores failed'));
    };
    work();
    this.#timer = setInterval(work, EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
