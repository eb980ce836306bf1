/** What a host needs of a bot: a move for a seat that has to choose, and what it thought. */
import type { Move, Seat, State } from '@caravel/core';
import type { Ranked } from './search/report.ts';

export interface Thought {
  readonly move: Move;
  /** The best moves first, as far as the bot knows; empty if it did not search. */
  readonly ranking: readonly Ranked[];
  readonly visits: number;
  /** Where decisions belong together, all moves that are meant to follow, this one first. */
  readonly plan?: readonly Move[];
}

/** How a host follows a search, and cuts it short. */
export interface Watch {
  /** Asked every few hundredths of a second: true ends the search with the best it has. */
  isEnough?(): boolean;
  /** Told as often what the search would answer now. */
  onThought?(thought: Thought): void;
}

export interface Bot {
  /** `s` is left as it is. Bots outside this thread answer later. */
  think(s: State, seat: Seat, watch?: Watch): Thought | Promise<Thought>;
  /** Ends what the bot holds on to outside this thread. */
  close?(): void;
}

/** A thought of a bot that does not search. */
export const plainThought = (move: Move, plan?: readonly Move[]): Thought => ({ move, ranking: [], visits: 0, ...(plan && { plan }) });
