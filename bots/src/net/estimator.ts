/** Estimates who wins and with how many points. Every bot, hint and review uses this and nothing else. Exact once the game is over. */
import { type Game, isOver, type State, standing } from '@caravel/core';
import type { Encoding } from './encoding.ts';
import type { Kernel } from './kernel/kernel.ts';
import { plainKernel } from './kernel/plain-kernel.ts';
import { hasWasm, wasmKernel } from './kernel/wasm-kernel.ts';
import { ANSWERS, MOST_SEATS } from './shape.ts';
import type { Weights } from './weights.ts';

/** What a net needs to know about a game. */
export interface Judged {
  readonly game: Game;
  readonly encoding: Encoding;
  /** How many points an answer of 1 means. */
  readonly scoreUnit: number;
}

export class Estimator {
  /** By seat, for the position estimated last. */
  readonly chances = new Float64Array(MOST_SEATS);
  readonly scores = new Float64Array(MOST_SEATS);
  readonly #judged: Judged;
  readonly #width: number;
  readonly #kernel: Kernel;

  constructor(judged: Judged, weights: Weights, kernelFor = hasWasm() ? wasmKernel : plainKernel) {
    this.#judged = judged;
    this.#width = weights.shape.seat;
    this.#kernel = kernelFor(weights.shape);
    this.#kernel.load(weights);
  }

  /** Replaces the weights by others of the same shape, while a net learns. */
  load(weights: Weights): void {
    this.#kernel.load(weights);
  }

  estimate(s: State): void {
    const { game, encoding } = this.#judged;
    if (isOver(game, s)) return this.#end(s);
    const players = game.players(s);
    encoding.encode(s, this.#kernel.seats, this.#kernel.table, this.#width);
    this.#kernel.judge(players);
    this.#read(players);
  }

  /** Turns the logarithms of odds into chances that add up to 1. */
  #read(players: number): void {
    const { answers } = this.#kernel;
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < players; seat++) most = Math.max(most, answers[seat * ANSWERS + 1] as number);
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      const share = Math.exp((answers[seat * ANSWERS + 1] as number) - most);
      this.chances[seat] = share;
      this.scores[seat] = (answers[seat * ANSWERS] as number) * this.#judged.scoreUnit;
      sum += share;
    }
    for (let seat = 0; seat < players; seat++) this.chances[seat] = (this.chances[seat] as number) / sum;
  }

  #end(s: State): void {
    const { winners, scores } = standing(this.#judged.game, s);
    this.chances.fill(0);
    for (const seat of winners) this.chances[seat] = 1 / winners.length;
    this.scores.set(scores);
  }
}
