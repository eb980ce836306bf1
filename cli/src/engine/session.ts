/** What the protocol remembers from one request to the next. */
import { type Random, seeded, type Timeline } from '@caravel/core';
import type { Host } from '../host.ts';
import { UserError } from '../user-error.ts';

export const USUAL_SEED = 1;

export class Session {
  readonly host: Host;
  isOver = false;
  /** Chooses for chance on `roll`. */
  random: Random = seeded(USUAL_SEED);
  #timeline: Timeline | undefined;

  constructor(host: Host) {
    this.host = host;
  }

  begin(timeline: Timeline, seed: number): void {
    this.#timeline = timeline;
    this.random = seeded(seed);
  }

  /** The current game. */
  get timeline(): Timeline {
    if (!this.#timeline) throw new UserError("there is no game yet: 'new' or 'load' begins one");
    return this.#timeline;
  }
}
