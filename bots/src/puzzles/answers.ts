/** What a decision can be answered with. */
import { type Move, moveBuffer, type Seat, type State } from '@caravel/core';
import { plansFor } from '../candidates.ts';
import type { GameModel } from '../model.ts';
import type { Policy } from '../policy.ts';

/** A decision of one seat. */
export interface Question {
  readonly s: State;
  readonly seat: Seat;
}

/** A move, or all moves of a decision that is made as a whole. */
export type Answer = readonly Move[];

/** The moves or plans that a sensible player considers. */
export const answersTo = (policy: Policy, { s, seat }: Question): readonly Answer[] => {
  const plans = plansFor(policy.model, s, seat);
  if (plans.length > 0) return plans.map(({ moves }) => moves);
  const moves = moveBuffer(policy.model.game);
  return Array.from(moves.subarray(0, policy.list(s, seat, moves)), (move) => [move]);
};

export const isWhole = (model: GameModel, { s, seat }: Question): boolean => plansFor(model, s, seat).length > 0;

export const positionAfter = ({ game }: GameModel, { s, seat }: Question, answer: Answer): State => {
  const end = s.slice();
  for (const move of answer) game.apply(end, seat, move);
  return end;
};

export const isSameAnswer = (a: Answer, b: Answer): boolean => a.length === b.length && a.every((move, i) => move === b[i]);
