/** What the protocol remembers from one request to the next. */
import { type Course, type Random, seeded } from '@caravel/core';
import type { Host } from '../host.ts';
import { UserError } from '../user-error.ts';

export const USUAL_SEED = 1;

export class Session {
  readonly host: Host;
  isOver = false;
  /** Chooses for chance on `roll`. */
  random: Random = seeded(USUAL_SEED);
  #course: Course | undefined;

  constructor(host: Host) {
    this.host = host;
  }

  begin(course: Course, seed: number): void {
    this.#course = course;
    this.random = seeded(seed);
  }

  /** The game under way. */
  get course(): Course {
    if (!this.#course) throw new UserError("there is no game yet: 'new' or 'load' begins one");
    return this.#course;
  }
}
