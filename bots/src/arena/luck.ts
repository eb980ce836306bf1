/** Everything random in a game played for training: chance's draws, which positions are noted, and which moves are tried. */
import { at, CHANCE, type Game, type Move, moveBuffer, pickWeighted, type Random, type State, weightBuffer } from '@caravel/core';

export class Luck {
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

  below(sides: number): number {
    return this.#random.below(sides);
  }

  happens(share: number): boolean {
    return this.below(1000) < share * 1000;
  }

  /** Makes a move of chance, which must have the turn. */
  draw(s: State): void {
    const count = this.#game.chance(s, this.#moves, this.#weights);
    this.#game.apply(s, CHANCE, at(this.#moves, pickWeighted(this.#random, this.#weights, count)));
  }

  /** One of the moves that `list` writes, all equally likely. */
  one(list: (out: ReturnType<typeof moveBuffer>) => number): Move {
    return at(this.#moves, this.below(list(this.#moves)));
  }
}
