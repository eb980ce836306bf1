/** What is left to luck when a game is played to learn from it: chance itself, what is noted, and slips. */
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

  /** Chance has the turn. */
  draw(s: State): void {
    const count = this.#game.chance(s, this.#moves, this.#weights);
    this.#game.apply(s, CHANCE, at(this.#moves, pickWeighted(this.#random, this.#weights, count)));
  }

  /** One of those that are listed, each as likely as the other. */
  one(list: (out: ReturnType<typeof moveBuffer>) => number): Move {
    return at(this.#moves, this.below(list(this.#moves)));
  }
}
