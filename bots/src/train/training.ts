/** How a net for one game is trained. */
import type { Config, Random, State } from '@caravel/core';
import type { GameModel } from '../model.ts';

/** How often another move than the best is tried at a decision, so that the net learns what is worth what. */
export interface Tries {
  /** The better it looks, the likelier … */
  readonly likely: number;
  /** … or any, all alike. */
  readonly any: number;
}

/** What changes in the course of a run. */
export interface Schedule {
  /** The share of the usual tries. */
  readonly curiosity: number;
  /** At first only what came of a game is worth learning: what the net promises is not. */
  readonly trusts: boolean;
}

/** A simple player with one plan: it wants what its table counts, by the names of a seat's features, and nothing else. */
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
  /** Strangers at the table lead to positions the net would not play itself into. */
  readonly heuristics: readonly Heuristic[];
  /** How much what came of a decision counts against what was expected right after it, decision by decision. */
  readonly lambda: number;
  /** The share of positions to learn from: neighbours teach nearly the same. */
  readonly kept: number;
}
