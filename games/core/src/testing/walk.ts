/** Random games that also use moves out of turn: the source of positions for the conformance laws. */

import type { Config } from '../config.ts';
import { CHANCE, CHANCE_TURN, type Game, hasTurn, legalMoves, OVER, outcomes, type Seat, seatsOf } from '../game.ts';
import type { State } from '../layout.ts';
import type { Move } from '../moves.ts';
import { pickWeighted, type Random, seeded } from '../random.ts';

export interface Step {
  readonly seat: Seat;
  readonly move: Move;
}

/** One move in this many is tried by a seat that does not have the turn. */
const OUT_OF_TURN = 10;

const outOfTurnStep = (game: Game, s: State, random: Random): Step | undefined => {
  const seat = random.below(game.players(s));
  if (hasTurn(game.turn(s), seat)) return undefined;
  const moves = legalMoves(game, s, seat);
  return moves.length > 0 ? { seat, move: moves[random.below(moves.length)] as Move } : undefined;
};

const randomStep = (game: Game, s: State, random: Random): Step => {
  const turn = game.turn(s);
  if (turn === CHANCE_TURN) {
    const possible = outcomes(game, s);
    if (possible.length === 0) throw new Error('dead end: chance has to choose and cannot');
    const picked = pickWeighted(
      random,
      possible.map(({ weight }) => weight),
      possible.length,
    );
    return { seat: CHANCE, move: (possible[picked] as (typeof possible)[number]).move };
  }
  const interruption = random.below(OUT_OF_TURN) === 0 ? outOfTurnStep(game, s, random) : undefined;
  if (interruption) return interruption;
  const seats = seatsOf(turn);
  const seat = seats[random.below(seats.length)] as Seat;
  const moves = legalMoves(game, s, seat);
  if (moves.length === 0) throw new Error(`dead end: seat ${seat} has to choose and cannot`);
  return { seat, move: moves[random.below(moves.length)] as Move };
};

/** Plays one game; `visit` gets every position with the move about to be made, and the final one without a move. Returns the final position. */
export const walk = (
  game: Game,
  config: Config,
  seed: number,
  visit: (s: State, step: Step | undefined) => void,
  limit = 20_000,
): State => {
  const random = seeded(seed);
  const s = game.setup(config);
  for (let i = 0; i < limit; i++) {
    if (game.turn(s) === OVER) {
      visit(s, undefined);
      return s;
    }
    const step = randomStep(game, s, random);
    visit(s, step);
    game.apply(s, step.seat, step.move);
  }
  throw new Error(`not over after ${limit} moves`);
};
