/** The moves and plans that a sensible player considers. */
import type { Move, MoveBuffer, Seat, State } from '@caravel/core';
import type { GameModel, Plan } from './model.ts';

const NO_PLANS: readonly Plan[] = [];

/** The plans to choose from where decisions belong together; empty where moves are judged one at a time. */
export const plansFor = ({ plans }: GameModel, s: State, seat: Seat): readonly Plan[] => plans?.(s, seat) ?? NO_PLANS;

/** Writes the legal moves that are candidates, or all legal moves if none is; returns how many. */
export const listCandidates = ({ game, isCandidate }: GameModel, s: State, seat: Seat, out: MoveBuffer): number => {
  const all = game.legal(s, seat, out);
  let count = 0;
  for (let i = 0; i < all; i++) if (isCandidate(s, out[i] as Move)) out[count++] = out[i] as Move;
  return count || all;
};
