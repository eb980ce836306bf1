/** What a position promises every seat. */
import type { State } from '@caravel/core';
import type { Policy } from '../policy.ts';

/** One number for each seat. */
export interface Figures {
  /** The chance to win, 0 to 1; together 1. */
  readonly chances: readonly number[];
  /** The expected final score. */
  readonly points: readonly number[];
}

/** By the estimate alone; exact once the game is over. */
export const figuresOf = ({ model, estimator }: Policy, s: State): Figures => {
  const players = model.game.players(s);
  estimator.estimate(s);
  return { chances: [...estimator.chances.subarray(0, players)], points: [...estimator.scores.subarray(0, players)] };
};
