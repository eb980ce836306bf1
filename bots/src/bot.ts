/** What a host needs from a bot: a move for a seat that has to choose, and how the bot came to it. */
import type { Move, Seat, State } from '@caravel/core';
import type { Ranked } from './search/report.ts';

export interface Thought {
  readonly move: Move;
  /** The moves that were searched, best first; empty if the bot did not search. */
  readonly ranking: readonly Ranked[];
  readonly visits: number;
  /** Where decisions belong together, all moves that are meant to follow, this one first. */
  readonly plan?: readonly Move[];
}

/** How a host follows a search and can stop it. */
export interface Watch {
  /** Called every few hundredths of a second: true ends the search with the best move so far. */
  isEnough?(): boolean;
  /** Called every few hundredths of a second with what the search would answer now. */
  onThought?(thought: Thought): void;
}

export interface Bot {
  /** Does not change `s`. Bots that run elsewhere return a promise. */
  think(s: State, seat: Seat, watch?: Watch): Thought | Promise<Thought>;
  /** Releases what the bot uses outside this thread. */
  close?(): void;
}

/** A thought of a bot that does not search. */
export const plainThought = (move: Move, plan?: readonly Move[]): Thought => ({ move, ranking: [], visits: 0, ...(plan && { plan }) });
