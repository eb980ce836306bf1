/** What runs in a worker: searches, one for each table, asked for as plain data. */
import type { Seat, State } from '@caravel/core';
import { searchFor } from '../models.ts';
import type { Report, Search } from '../search/search.ts';
import { type Effort, thinking } from '../thinking.ts';
import type { TrainedModel } from '../trained.ts';

/** A decision to think about. All of it can be sent to another thread. */
export interface SearchRequest {
  /** What is thought at a table is kept for its next decision. */
  readonly table: number;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly seed: number;
  readonly state: State;
  readonly seat: Seat;
  readonly effort: Effort;
}

export class WorkerEndpoint {
  readonly #now: () => number;
  readonly #searches = new Map<number, Search>();

  /** `now` is a clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** In slices: a worker hears its messages in between, and may stop at any of them. `model`: of the game the request names. */
  think({ table, seed, state, seat, effort }: SearchRequest, model: TrainedModel): Generator<Report, Report, void> {
    const search = this.#searches.get(table) ?? searchFor(model, seed);
    this.#searches.set(table, search);
    return thinking(search, state, seat, effort, this.#now);
  }

  /** Lets go of what was thought at a table. */
  leave(table: number): void {
    this.#searches.delete(table);
  }
}
