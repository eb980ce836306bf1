/** Decisions without a choice: they are made by the table, so that nobody waits for them. */
import { type Game, hasTurn, legalMoves, type Seat } from './game.ts';
import type { State } from './layout.ts';
import type { MoveEntry } from './log.ts';
import type { Move } from './moves.ts';

/** The move of a seat that has to decide and has no choice; undefined where it has one, or is not asked. */
export const onlyMove = (game: Game, s: State, seat: Seat): Move | undefined => {
  if (!hasTurn(game.turn(s), seat)) return undefined;
  const [move, ...others] = legalMoves(game, s, seat);
  return others.length === 0 ? move : undefined;
};

/** The first such move among these seats. */
export const moveWithoutChoice = (game: Game, s: State, seats: readonly Seat[]): MoveEntry | undefined => {
  for (const seat of seats) {
    const move = onlyMove(game, s, seat);
    if (move !== undefined) return { seat, move: game.moves.text(move) };
  }
  return undefined;
};
