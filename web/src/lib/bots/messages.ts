/** What the page and the bots' worker say to each other. */
import type { Choice, Level } from '@caravel/bots';
import type { Cell } from '@caravel/bots/figures';
import type { Figures, WrittenVerdict } from '@caravel/bots/review';
import type { Config, Entry, MoveEntry, Seat, State } from '@caravel/core';

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

/** The name of workers that review whole games. */
export const REVIEW_WORKER = 'review';

/** A whole game to look at again. */
export interface ReviewedGame {
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  readonly entries: readonly Entry[];
  /** Where the game does not begin with its setup. */
  readonly start?: State;
}

/** A judged decision, and the better line as it would go on the board. */
export interface Judgement {
  readonly verdict: WrittenVerdict;
  readonly line: readonly MoveEntry[];
}

export interface AskedPositions extends Pick<ReviewedGame, 'game' | 'version'> {
  readonly states: readonly State[];
}

/** To a worker that reviews: first the game, then one thing at a time. */
export type ReviewRequest =
  | { readonly open: ReviewedGame }
  /** What every position promised every seat. */
  | { readonly course: true }
  /** One decision, by the number of its first entry; `tried` instead of what was played, if somebody tries it again. */
  | { readonly judge: number; readonly visits: number; readonly tried?: readonly string[] }
  /** A verdict that somebody else has found: only its better line is looked for. */
  | { readonly complete: WrittenVerdict }
  /** What some positions promise every seat, whichever game was opened. */
  | { readonly figures: AskedPositions };

/** Answers come in the order of the requests. */
export type ReviewAnswer =
  /** The first entries of all decisions that left a choice; undefined: no net was trained for the game. */
  | { readonly decisions: readonly number[] | undefined }
  | { readonly course: readonly Figures[] }
  | Judgement
  /** Likewise undefined. */
  | { readonly figures: readonly Figures[] | undefined };

/** The name of workers that count what happened in finished games. */
export const COUNT_WORKER = 'count';

export interface CountedGame extends Pick<ReviewedGame, 'game' | 'version' | 'config' | 'entries'> {
  /** The seats of the one who looks. */
  readonly mine: readonly Seat[];
}

/** Answers come in the order of the games. */
export interface CountAnswer {
  /** Whether it stays as it is: a game that is not over may be counted later. */
  readonly isFinal: boolean;
  /** Undefined: the game is not over, of a version that nobody counts, or damaged. */
  readonly cell?: Cell;
}
