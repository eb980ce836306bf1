/** How a net for one game is trained. */
import type { Config, Random, State } from '@caravel/core';
import type { GameModel } from '../model.ts';

/** How often another move than the best is tried at a decision, so that the net learns what it is worth. */
export interface Tries {
  /** A good move is more likely than a bad one … */
  readonly likely: number;
  /** … or all moves are equally likely. */
  readonly any: number;
}

/** What changes during a run. */
export interface Schedule {
  /** How often other moves than the best are tried, as a share of `tries`. */
  readonly exploration: number;
  /** Whether the estimate of the best move is learnt from where another move was tried: not at first, when estimates are still worthless. */
  readonly usesPromises: boolean;
  /** The share of games in which large decisions are played out before they are judged: slower, and nearer to how the bots play. */
  readonly playedOut: number;
  /** TD(λ): how much what followed a decision counts against what was expected right after it; 1 at the end of a run, where only results count. */
  readonly lambda: number;
}

/** A simple player with one plan: it wants the features of its seat that are listed here, each with a weight, and nothing else. */
export interface Heuristic {
  readonly name: string;
  readonly wants: Readonly<Record<string, number>>;
}

export interface Training {
  readonly model: GameModel;
  /** Hidden units of the net. */
  readonly hidden: number;
  /** The table of the next game: number of players, rule set, options. */
  config(random: Random): Config;
  tries(s: State): Tries;
  /** Other players at some tables: they lead to positions that the net alone would not reach. */
  readonly heuristics: readonly Heuristic[];
  /** The lambda of the schedule until the last part of a run. */
  readonly lambda: number;
  /** The share of positions that is learnt from: consecutive positions are nearly the same. */
  readonly kept: number;
}
