/** What runs in a worker: one search for each table, asked for by plain data. */
import type { Seat, State } from '@caravel/core';
import { searchFor } from '../models.ts';
import type { Report, Search } from '../search/search.ts';
import { type Effort, thinking } from '../thinking.ts';
import type { TrainedModel } from '../trained.ts';

/** A decision to search, as data that can be sent to another thread. */
export interface SearchRequest {
  /** The search of a table is kept for its next decision. */
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

  /** Searches in slices, between which a worker can receive messages and stop. `model` is that of the game the request names. */
  think({ table, seed, state, seat, effort }: SearchRequest, model: TrainedModel): Generator<Report, Report, void> {
    const search = this.#searches.get(table) ?? searchFor(model, seed);
    this.#searches.set(table, search);
    return thinking(search, state, seat, effort, this.#now);
  }

  /** Drops the search of a table. */
  leave(table: number): void {
    this.#searches.delete(table);
  }
}
