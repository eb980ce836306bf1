/** A net that learns from positions and their outcomes: floating-point weights, improved by gradient descent (Adam). */
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

/** What a run has to save to continue later. */
export interface LearnerState {
  readonly steps: number;
  readonly weights: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
const DECAY = 1e-4;
/** Which of the answers of a seat are its odds. */
const ODDS = 1;

export class Learner {
  readonly shape: Shape;
  readonly weights: Float32Array;
  readonly gradients: Float32Array;
  /** For the position judged last, two numbers for each seat: its score, and the logarithm of its odds. */
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
  readonly #before: Float32Array;
  readonly #oddsPlaces: readonly number[];
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
    this.#before = this.weights.slice();
    this.#oddsPlaces = oddsPlacesIn(shape);
    initialise(this.weights, shape, seeded(seed));
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

  /** Changes the weights by the gradients of `batch` positions; if `onlyOdds`, only the weights that lead to the odds. */
  step(rate: number, batch: number, onlyOdds = false): void {
    const steps = ++this.#steps;
    if (onlyOdds) this.#before.set(this.weights);
    this.#kernel.step(rate, 1 / batch, MEAN_KEPT, SQUARE_KEPT, 1 - MEAN_KEPT ** steps, 1 - SQUARE_KEPT ** steps, DECAY);
    if (onlyOdds) this.#keepOnlyOdds();
  }

  #keepOnlyOdds(): void {
    for (const i of this.#oddsPlaces) this.#before[i] = this.weights[i] as number;
    this.weights.set(this.#before);
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

/** The indices of the weights that lead only to the odds: from the second layer, straight from a seat's block, and the bias. */
const oddsPlacesIn = ({ seat, table, hidden }: Shape): number[] => {
  const out = (seat + table) * hidden + hidden + 2 * hidden * MIDDLE + MIDDLE;
  const straight = out + ANSWERS * MIDDLE;
  const added = straight + seat * ANSWERS;
  return [
    ...Array.from({ length: MIDDLE }, (_, i) => out + ODDS * MIDDLE + i),
    ...Array.from({ length: seat }, (_, i) => straight + i * ANSWERS + ODDS),
    added + ODDS,
  ];
};

const normal = (random: Random): number => {
  const uniform = (): number => (random.below(2 ** 24) + 1) / (2 ** 24 + 1);
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
};

/** About how many numbers of an encoded position are not zero. */
const USUAL_INPUTS = 110;

/** Starts with small random weights, so that the outputs of every layer are about 1; the weights straight to the answers start at 0. */
const initialise = (weights: Float32Array, { seat, table, hidden }: Shape, random: Random): void => {
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
  // A usual score is about four units.
  weights[at] = 4;
};
