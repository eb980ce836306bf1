/** Uniform random play to the end, without allocating: for simulation, benchmarks and invariants. */

import type { Config } from './config.ts';
import { CHANCE, CHANCE_TURN, firstSeat, type Game, moveBuffer, OVER, weightBuffer } from './game.ts';
import type { State } from './layout.ts';
import { pickWeighted, type Random, seeded } from './random.ts';

/** Counts of one run; `chanceMoves` are not part of `moves`. */
export interface Tally {
  moves: number;
  chanceMoves: number;
}

/** Plays `s` in place until the game is over; more than `limit` moves is an error. Seats that choose at the same time move in seat order. */
export class Playout {
  readonly #game: Game;
  readonly #random: Random;
  readonly #moves;
  readonly #weights;

  constructor(game: Game, random: Random) {
    this.#game = game;
    this.#random = random;
    this.#moves = moveBuffer(game);
    this.#weights = weightBuffer(game);
  }

  run(s: State, tally: Tally, limit = 100_000): void {
    for (let i = 0; i < limit; i++) if (!this.step(s, tally)) return;
    if (this.#game.turn(s) !== OVER) throw new Error(`${this.#game.name} is not over after ${limit} random moves`);
  }

  /** One random move; false when there is none to make. */
  step(s: State, tally: Tally): boolean {
    const game = this.#game;
    const turn = game.turn(s);
    if (turn === OVER) return false;
    if (turn === CHANCE_TURN) {
      const count = game.chance(s, this.#moves, this.#weights);
      game.apply(s, CHANCE, this.#moves[pickWeighted(this.#random, this.#weights, count)] as number);
      tally.chanceMoves++;
    } else {
      const seat = firstSeat(turn);
      const count = game.legal(s, seat, this.#moves);
      game.apply(s, seat, this.#moves[this.#random.below(count)] as number);
      tally.moves++;
    }
    return true;
  }
}

/** The position after that many random moves, chance included; undefined if the game ends earlier. */
export const positionAfter = (game: Game, config: Config, seed: number, moves: number): State | undefined => {
  const s = game.setup(config);
  const playout = new Playout(game, seeded(seed));
  const tally = { moves: 0, chanceMoves: 0 };
  for (let i = 0; i < moves; i++) if (!playout.step(s, tally)) return undefined;
  return s;
};
