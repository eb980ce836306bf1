/** What the page and the bots' worker say to each other. */
import type { Level } from '@caravel/bots';
import type { Seat, State } from '@caravel/core';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly players: number;
  readonly state: State;
  readonly seat: Seat;
  readonly level: Level;
  /** For the levels that search. */
  readonly milliseconds: number;
}

interface Ranked {
  readonly move: string;
  /** Part of the search that went into the move, 0 to 1. */
  readonly share: number;
  /** What the bot thinks it is worth to the seat, 0 to 1. */
  readonly worth: number;
}

export interface Answer {
  readonly id: number;
  readonly move: string;
  readonly ranking: readonly Ranked[];
  readonly visits: number;
}
