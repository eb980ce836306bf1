/** What the page and the bots' worker say to each other. */
import type { Choice, Level } from '@caravel/bots';
import type { Seat, State } from '@caravel/core';

export interface Question {
  readonly id: number;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly players: number;
  readonly state: State;
  readonly seat: Seat;
  readonly level: Level;
  /** For the levels that search. */
  readonly milliseconds: number;
  /** How many workers an admiral may think with. */
  readonly minds: number;
  /** Whether the best moves are wanted with what speaks for them. */
  readonly isHint?: boolean;
}

/** One of the best moves, as the table writes it. */
export type Hint = Omit<Choice, 'move'> & { readonly move: string };

export interface Answer {
  readonly id: number;
  readonly move: string;
  /** The best first; empty if they were not asked for. */
  readonly hints: readonly Hint[];
}
