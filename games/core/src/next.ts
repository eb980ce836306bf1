/** Plays a move only if it is legal: for moves that come from outside. */
import { CHANCE, type Game, hasTurn, OVER, type Seat } from './game.ts';
import type { State } from './layout.ts';
import type { Move } from './moves.ts';
import { fail, ok, type Problem, type Result } from './result.ts';

/** Why the move cannot be made, or undefined. */
export const refusal = (game: Game, s: State, seat: Seat, move: Move): Problem | undefined => {
  if (!Number.isInteger(seat) || seat < CHANCE || seat >= game.players(s)) return { message: `there is no seat ${seat}` };
  if (!Number.isInteger(move) || move < 0 || move >= game.moves.count) return { message: `there is no move number ${move}` };
  const rule = game.whyNot(s, seat, move);
  if (rule === undefined) return undefined;
  const text = game.moves.text(move);
  const turn = game.turn(s);
  if (turn === OVER) return { message: `'${text}' is not possible: the game is over`, rule };
  if (seat !== CHANCE && !hasTurn(turn, seat)) return { message: `'${text}' is not possible for seat ${seat} out of turn`, rule };
  return { message: `'${text}' is not possible now`, rule };
};

/** Checks, copies, applies: the position after the move, the old one untouched. */
export const next = (game: Game, s: State, seat: Seat, move: Move): Result<State> => {
  const problem = refusal(game, s, seat, move);
  if (problem) return { ok: false, problem };
  const after = s.slice();
  game.apply(after, seat, move);
  return ok(after);
};

/** The number of a move given as text. */
export const parseMove = (game: Game, text: string): Result<Move> => {
  const move = game.moves.find(text);
  return move === undefined ? fail(`'${text}' is not a move of ${game.name}`) : ok(move);
};
