/** Counts the lines of play to a given depth: a fingerprint of a whole rule set that changes with any rule. */
import { CHANCE, type Game, legalMoves, outcomes, type Seat } from './game.ts';
import type { State } from './layout.ts';
import type { Move } from './moves.ts';

/** Every legal move of every seat, in turn or out of it; an outcome of chance counts once, whatever its weight. */
const openMoves = (game: Game, s: State): { seat: Seat; move: Move }[] => {
  const drawn = outcomes(game, s).map(({ move }) => ({ seat: CHANCE, move }));
  const seats = Array.from({ length: game.players(s) }, (_, seat) => seat);
  return [...drawn, ...seats.flatMap((seat) => legalMoves(game, s, seat).map((move) => ({ seat, move })))];
};

export const perft = (game: Game, s: State, depth: number): number => {
  if (depth === 0) return 1;
  const open = openMoves(game, s);
  if (depth === 1) return open.length;
  const after = new Int16Array(s.length);
  let lines = 0;
  for (const { seat, move } of open) {
    after.set(s);
    game.apply(after, seat, move);
    lines += perft(game, after, depth - 1);
  }
  return lines;
};
