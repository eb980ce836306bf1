/** What runs in a worker: searches, one for each table, that take orders as plain data. */
import type { Game, Seat, State } from '@caravel/core';
import { type Study, searchesFor, studyOf } from '../minds.ts';
import type { Report, Search } from '../search/search.ts';
import { type Effort, thinking } from '../thinking.ts';

/** A decision to think about. All of it can be sent to another thread. */
export interface Order {
  /** What is thought at a table is kept for its next decision. */
  readonly table: number;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly players: number;
  readonly seed: number;
  readonly state: State;
  readonly seat: Seat;
  readonly effort: Effort;
}

const demandStudy = (game: Game): Study => {
  const study = studyOf(game);
  if (!study) throw new Error(`the bots have not studied ${game.name}`);
  return study;
};

export class Station {
  readonly #now: () => number;
  readonly #searches = new Map<number, (s: State) => Search>();

  /** `now` is a clock in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** In slices: a worker hears its messages in between, and may stop at any of them. `game`: the one the order names. */
  think({ table, players, seed, state, seat, effort }: Order, game: Game): Generator<Report, Report, void> {
    const searchOf = this.#searches.get(table) ?? searchesFor(demandStudy(game), players, seed);
    this.#searches.set(table, searchOf);
    return thinking(searchOf(state), state, seat, effort, this.#now);
  }

  /** Lets go of what was thought at a table. */
  leave(table: number): void {
    this.#searches.delete(table);
  }
}
