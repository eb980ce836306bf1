/** What the page and the bots' worker say to each other. */
import type { Choice, Level } from '@caravel/bots';
import type { Seat, State } from '@caravel/core';

/** What will be asked about soon is loaded already. */
export interface Preparation {
  readonly prepare: Pick<Question, 'game' | 'version'>;
}

export interface Question {
  readonly id: number;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly state: State;
  readonly seat: Seat;
  readonly level: Level;
  /** For the levels that search. */
  readonly milliseconds: number;
  /** How many workers an expert may search with. */
  readonly workers: number;
  /** Whether the best moves are wanted with what speaks for them. */
  readonly isHint?: boolean;
}

/** One of the best moves, with those that belong to it, as the table writes them. */
export type Hint = Omit<Choice, 'move' | 'plan'> & { readonly moves: readonly string[] };

export interface Answer {
  readonly id: number;
  /** What the bot plays, with the moves that belong to it. */
  readonly moves: readonly string[];
  /** How far it searched; 0 for an answer without a search. */
  readonly visits: number;
  /** The best first; empty if they were not asked for. */
  readonly hints: readonly Hint[];
}
