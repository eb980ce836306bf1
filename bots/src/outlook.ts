/** Where a choice leads: the position after it, what it is worth to everyone, and what the others do before the seat chooses again. */
import { CHANCE_TURN, firstSeat, legalMoves, type Move, OVER, type Seat, type State } from '@caravel/core';
import { numberAt } from './number-at.ts';
import type { Policy } from './policy.ts';

/** A decision of another seat: its move, and the moves it could choose from. */
export interface Reply {
  readonly seat: Seat;
  readonly move: Move;
  readonly legal: ReadonlySet<Move>;
}

export interface Outlook {
  /** The choice: a move, or several that belong together. */
  readonly moves: readonly Move[];
  /** The seat's chance to win and its expected final score, estimated in the same position as when a bot chooses. */
  readonly chance: number;
  readonly points: number;
  /** The position after the moves and the small decisions that follow from them. */
  readonly end: State;
  /** The expected final scores of all seats in that position. */
  readonly scores: Float64Array;
  readonly replies: readonly Reply[];
}

/** A limit against endless loops: no round of any game has as many decisions. */
const MOST_DECISIONS = 400;

/** Plays `s` on by the estimate until chance, the end, or a large decision of `seat`, and returns what the others did. */
const repliesTo = (policy: Policy, s: State, seat: Seat): Reply[] => {
  const { game, isLarge } = policy.model;
  const replies: Reply[] = [];
  for (let i = 0; i < MOST_DECISIONS; i++) {
    const turn = game.turn(s);
    const actor = firstSeat(turn);
    if (turn === OVER || turn === CHANCE_TURN || (actor === seat && isLarge(s))) break;
    const [move, ...more] = policy.choose(s, actor);
    if (move === undefined) break;
    if (actor !== seat && more.length === 0) replies.push({ seat: actor, move, legal: new Set(legalMoves(game, s, actor)) });
    for (const played of [move, ...more]) game.apply(s, actor, played);
  }
  return replies;
};

/** A small choice is judged in the position right after it, a large one after the small decisions that follow from it. */
export const outlookOf = (policy: Policy, s: State, seat: Seat, moves: readonly Move[]): Outlook => {
  const { model, estimator } = policy;
  const after = s.slice();
  for (const move of moves) model.game.apply(after, seat, move);
  const end = after.slice();
  policy.playSmallDecisions(end);
  estimator.estimate(model.isLarge(s) ? end : after);
  const [chance, points] = [numberAt(estimator.chances, seat), numberAt(estimator.scores, seat)];
  estimator.estimate(end);
  const scores = estimator.scores.slice(0, model.game.players(s));
  return { moves, chance, points, end, scores, replies: repliesTo(policy, after, seat) };
};
