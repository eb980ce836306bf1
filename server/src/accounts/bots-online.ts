/** Which bots are connected, to whichever node. Each node says so of its own every half minute, so that one that dies leaves nobody behind. */
import type { Hub } from '../hub/hub.ts';
import type { Log } from '../model/log.ts';
import type { Database } from '../store/database.ts';

const EVERY = 30_000;
const LASTS = 75_000;
const AT_ONCE = 500;

interface OnlineParts {
  readonly db: Database;
  readonly hub: Hub;
  readonly log: Log;
  now(): number;
}

export class BotsOnline {
  readonly #parts: OnlineParts;
  readonly #timer: NodeJS.Timeout;
  /** What is written is written in order: who goes and comes back is there. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: OnlineParts) {
    this.#parts = parts;
    parts.hub.on('arrived', (bot) => this.#note([bot], LASTS));
    parts.hub.on('departed', (bot) => this.#note([bot], 0));
    this.#timer = setInterval(() => this.#note(parts.hub.bots, LASTS), EVERY);
  }

  /** Nobody is connected any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#note(this.#parts.hub.bots, 0);
    await this.#last;
  }

  #note(bots: readonly string[], lasts: number): void {
    const { db, now, log } = this.#parts;
    for (let i = 0; i < bots.length; i += AT_ONCE) {
      const some = bots.slice(i, i + AT_ONCE);
      const list = some.map((_, n) => `$${n + 2}`).join(', ');
      const write = () => db.run(`UPDATE users SET online_until = $1 WHERE id IN (${list}) AND kind = 'bot'`, now() + lasts, ...some);
      this.#last = this.#last.then(write).catch((error) => log.warn({ err: error }, 'noting which bots are online failed'));
    }
  }
}
