/** A line of play as it would go on the board: small decisions that a search leaves out are filled in by the estimate. */
import { CHANCE_TURN, firstSeat, hasTurn, type Move, OVER, type Seat, type State } from '@caravel/core';
import type { Policy } from '../policy.ts';
import type { Verdict } from './verdict.ts';

export interface LineMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** More steps nobody reads. */
const MOST_TURNS = 5;
/** A limit against long plans. */
const MOST_MOVES = 40;

/** The best moves, and what is expected after them: at most five turns, and never beyond a draw, which nobody can foresee. */
export const lineOnBoard = (policy: Policy, before: State, { seat, best, line }: Pick<Verdict, 'seat' | 'best' | 'line'>): LineMove[] => {
  const { game } = policy.model;
  const s = before.slice();
  const moves: LineMove[] = [];
  const play = (mover: Seat, move: Move): void => {
    game.apply(s, mover, move);
    moves.push({ seat: mover, move });
  };
  for (const move of best.moves) play(seat, move);
  let turns = 1;
  let next = line[0]?.move === best.moves[0] ? 1 : 0;
  let last = seat;
  while (moves.length < MOST_MOVES) {
    const turn = game.turn(s);
    if (turn === OVER || turn === CHANCE_TURN) break;
    const mover = hasTurn(turn, last) ? last : firstSeat(turn);
    if (mover !== last && ++turns > MOST_TURNS) break;
    last = mover;
    const expected = line[next];
    const isExpected = expected !== undefined && expected.seat === mover && game.whyNot(s, mover, expected.move) === undefined;
    if (isExpected) next++;
    const chosen = isExpected ? [expected.move] : policy.choose(s, mover);
    if (chosen.length === 0) break;
    for (const move of chosen) play(mover, move);
  }
  return moves;
};
