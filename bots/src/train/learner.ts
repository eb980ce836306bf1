/** A net that learns: weights as floating-point numbers, found by gradient descent (Adam) from positions and what became of them. */
import { type Random, type State, seeded } from '@caravel/core';
import type { Judged } from '../net/estimator.ts';
import { decodeBase64, instantiate, type Memory } from '../net/kernel/wasm.ts';
import { ANSWERS, MIDDLE, MOST_SEATS, type Shape, shapeOf } from '../net/shape.ts';
import { LEARN_WASM } from './learn-wasm.ts';
import { lossOf } from './loss.ts';
import type { Target } from './target.ts';

interface Exports {
  readonly memory: Memory;
  layOut(base: number, seats: number, table: number, hidden: number): number;
  weightCount(): number;
  weightsAt(): number;
  gradientsAt(): number;
  meansAt(): number;
  squaresAt(): number;
  seatsAt(): number;
  tableAt(): number;
  answersAt(): number;
  answerGradientsAt(): number;
  judge(players: number): void;
  learn(players: number): void;
  step(rate: number, scale: number, meanKept: number, squareKept: number, meanPart: number, squarePart: number, decay: number): void;
}

/** Everything a run needs to go on learning later. */
export interface LearnerState {
  readonly steps: number;
  readonly weights: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
const DECAY = 1e-4;

export class Learner {
  readonly shape: Shape;
  readonly weights: Float32Array;
  readonly gradients: Float32Array;
  /** Of the position judged last, two a seat: score and logarithm of the odds. */
  readonly answers: Float32Array;
  readonly #judged: Judged;
  readonly #kernel: Exports;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  readonly #seats: Float32Array;
  readonly #table: Float32Array;
  readonly #answerGradients: Float32Array;
  readonly #encodedSeats: Int16Array;
  readonly #encodedTable: Int16Array;
  #steps = 0;

  constructor(judged: Judged, hidden: number, seed: number) {
    const shape = shapeOf(judged.encoding, hidden);
    const kernel = instantiate<Exports>(decodeBase64(LEARN_WASM), (exports, base) =>
      exports.layOut(base, shape.seat, shape.table, shape.hidden),
    );
    const row = (at: number, length: number): Float32Array => new Float32Array(kernel.memory.buffer, at, length);
    this.shape = shape;
    this.#judged = judged;
    this.#kernel = kernel;
    this.weights = row(kernel.weightsAt(), kernel.weightCount());
    this.gradients = row(kernel.gradientsAt(), kernel.weightCount());
    this.#means = row(kernel.meansAt(), kernel.weightCount());
    this.#squares = row(kernel.squaresAt(), kernel.weightCount());
    this.#seats = row(kernel.seatsAt(), MOST_SEATS * shape.seat);
    this.#table = row(kernel.tableAt(), shape.table);
    this.answers = row(kernel.answersAt(), MOST_SEATS * ANSWERS);
    this.#answerGradients = row(kernel.answerGradientsAt(), MOST_SEATS * ANSWERS);
    this.#encodedSeats = new Int16Array(this.#seats.length);
    this.#encodedTable = new Int16Array(this.#table.length);
    begin(this.weights, shape, seeded(seed));
  }

  judge(s: State): void {
    const { encoding, game } = this.#judged;
    encoding.encode(s, this.#encodedSeats, this.#encodedTable, this.shape.seat);
    const players = game.players(s);
    for (let seat = 0; seat < players; seat++) {
      const first = seat * this.shape.seat;
      for (const [i, { unit }] of encoding.seat.entries()) this.#seats[first + i] = (this.#encodedSeats[first + i] as number) * unit;
    }
    for (const [i, { unit }] of encoding.table.entries()) this.#table[i] = (this.#encodedTable[i] as number) * unit;
    this.#kernel.judge(players);
  }

  /** Adds a position to the gradients; returns its loss. */
  learn(s: State, target: Target): number {
    this.judge(s);
    const players = this.#judged.game.players(s);
    const loss = lossOf(this.answers, target, players, this.#judged.scoreUnit, this.#answerGradients);
    this.#kernel.learn(players);
    return loss;
  }

  /** Changes the weights by what `batch` positions taught. */
  step(rate: number, batch: number): void {
    const steps = ++this.#steps;
    this.#kernel.step(rate, 1 / batch, MEAN_KEPT, SQUARE_KEPT, 1 - MEAN_KEPT ** steps, 1 - SQUARE_KEPT ** steps, DECAY);
  }

  save(): LearnerState {
    return { steps: this.#steps, weights: this.weights.slice(), means: this.#means.slice(), squares: this.#squares.slice() };
  }

  restore({ steps, weights, means, squares }: LearnerState): void {
    this.#steps = steps;
    this.weights.set(weights);
    this.#means.set(means);
    this.#squares.set(squares);
  }
}

const normal = (random: Random): number => {
  const uniform = (): number => (random.below(2 ** 24) + 1) / (2 ** 24 + 1);
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
};

/** About so many numbers of a position are not zero. */
const USUAL_INPUTS = 110;

/** Weights to begin with: small and random, so that every layer passes on numbers of about one; the straight way begins at nothing. */
const begin = (weights: Float32Array, { seat, table, hidden }: Shape, random: Random): void => {
  let at = 0;
  const fill = (count: number, size: number): void => {
    for (let i = 0; i < count; i++) weights[at++] = size === 0 ? 0 : size * normal(random);
  };
  fill((seat + table) * hidden, 0.8 * Math.sqrt(2 / USUAL_INPUTS));
  fill(hidden, 0);
  fill(hidden * MIDDLE, 0.8 * Math.sqrt(2 / hidden));
  fill(hidden * MIDDLE, 0.2 * Math.sqrt(2 / hidden));
  fill(MIDDLE, 0);
  fill(ANSWERS * MIDDLE, 0.05);
  fill(seat * ANSWERS, 0);
  // Scores are about four units.
  weights[at] = 4;
};
