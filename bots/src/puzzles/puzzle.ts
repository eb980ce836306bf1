/** A puzzle as it is kept: moves are texts, so that another version of the page can read it. */
import type { Config, Seat } from '@caravel/core';
import type { Denial } from '../denial.ts';
import type { Reason } from '../explain.ts';

/** An answer and what it promises the seat; its figures are rounded. */
export interface WrittenAnswer {
  readonly moves: readonly string[];
  readonly chance: number;
  readonly error: number;
  readonly points: number;
}

/** How much more the best answer promises than the next one. */
export interface Margin {
  readonly margin: number;
  readonly error: number;
  /** In points, for what is solved exactly. */
  readonly lead?: number;
  readonly visits: number;
}

export interface Puzzle {
  /** The entries of the log before the decision: `at` of them. */
  readonly at: number;
  readonly seat: Seat;
  readonly theme: string;
  readonly rating: number;
  /** The best first. */
  readonly answers: readonly WrittenAnswer[];
  readonly isExact: boolean;
  /** At a tenth of the depth, and at the whole of it. */
  readonly first: Margin;
  readonly proof: Margin;
  /** What the best answer gains over the next one. */
  readonly reasons: readonly Reason[];
  readonly denial?: Denial;
  /** What is expected to be played, the best answer first: `2 role captain`. */
  readonly line: readonly string[];
}

/** A recorded game up to its last puzzle, by the version of the rules it was played by. */
export interface PuzzleGame {
  /** The number of the game in the run of the command that found it. */
  readonly number: number;
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  /** As in a file: `2 role captain`. */
  readonly entries: readonly string[];
  readonly puzzles: readonly Puzzle[];
}
