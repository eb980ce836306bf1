/** What a position offers, in words: the same answers in `replay` and in the line protocol. */
import { CHANCE_TURN, type Game, legalMoves, OVER, outcomes, type Seat, type State, seatsOf } from '@caravel/core';

export type TurnAnswer =
  | { readonly turn: 'over' }
  | { readonly turn: 'chance' }
  | { readonly turn: 'seats'; readonly seats: readonly Seat[] };

export const turnAnswer = (game: Game, s: State): TurnAnswer => {
  const turn = game.turn(s);
  if (turn === OVER) return { turn: 'over' };
  return turn === CHANCE_TURN ? { turn: 'chance' } : { turn: 'seats', seats: seatsOf(turn) };
};

export interface SeatMoves {
  readonly seat: Seat;
  readonly moves: readonly string[];
}

export const movesOf = (game: Game, s: State, seat: Seat): SeatMoves => ({
  seat,
  moves: legalMoves(game, s, seat).map((move) => game.moves.text(move)),
});

/** Every seat that can move, in turn or out of it. */
export const openMoves = (game: Game, s: State): SeatMoves[] =>
  Array.from({ length: game.players(s) }, (_, seat) => movesOf(game, s, seat)).filter(({ moves }) => moves.length > 0);

export interface ChanceMove {
  readonly move: string;
  readonly weight: number;
}

export const chanceMoves = (game: Game, s: State): ChanceMove[] =>
  outcomes(game, s).map(({ move, weight }) => ({ move: game.moves.text(move), weight }));
