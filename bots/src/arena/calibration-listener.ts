/** Records what an estimator says during a game and compares it with the result. */
import { at, type Move, type Seat, type State, standing } from '@caravel/core';
import type { GameModel } from '../model.ts';
import type { Estimator } from '../net/estimator.ts';
import { numberAt } from '../number-at.ts';
import type { Listener, Notes } from './listener.ts';

/** Chances from 0 to 10 %, from 10 to 20 % … */
export const BINS = 10;
/** A stated chance of 0 counts as this, because its logarithm would be infinite. */
const LEAST = 1e-6;

/** What the estimator said about all seats at a large decision. */
interface Statement {
  readonly chances: readonly number[];
  readonly scores: readonly number[];
  readonly round: number;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const lossOf = ({ chances }: Statement, outcome: readonly number[]): number =>
  chances.reduce((loss, chance, seat) => loss - at(outcome, seat) * Math.log(Math.max(LEAST, chance)), 0);

/** By how many points final scores were off. */
const missOf = ({ scores }: Statement, final: readonly number[]): number =>
  meanOf(scores.map((score, seat) => Math.abs(score - at(final, seat))));

const binOf = (chance: number): number => Math.min(BINS - 1, Math.floor(chance * BINS));

/** For each bin: how many chances were stated, their sum, and how many of them came true. */
const sortIntoBins = (
  statements: readonly Statement[],
  outcome: readonly number[],
): { stated: number[]; said: number[]; was: number[] } => {
  const stated: number[] = Array(BINS).fill(0);
  const said = stated.slice();
  const was = stated.slice();
  for (const { chances } of statements)
    for (const [seat, chance] of chances.entries()) {
      const bin = binOf(chance);
      stated[bin] = at(stated, bin) + 1;
      said[bin] = at(said, bin) + chance;
      was[bin] = at(was, bin) + at(outcome, seat);
    }
  return { stated, said, was };
};

export class CalibrationListener implements Listener {
  readonly #model: GameModel;
  readonly #estimator: Estimator;
  readonly #statements: Statement[] = [];
  readonly #jumps: number[] = [];
  /** The seat that made the last move, and its stated chance before that move. */
  #last: { readonly seat: Seat; readonly chance: number } | undefined;

  constructor(model: GameModel, estimator: Estimator) {
    this.#model = model;
    this.#estimator = estimator;
  }

  before(s: State, seat: Seat, _move: Move): void {
    const { game } = this.#model;
    if (seat < 0) {
      this.#last = undefined;
      return;
    }
    this.#estimator.estimate(s);
    const { chances, scores } = this.#estimator;
    const chance = numberAt(chances, seat);
    if (this.#last?.seat === seat) this.#jumps.push(Math.abs(chance - this.#last.chance));
    this.#last = { seat, chance };
    const ofSeats = (list: Float64Array): number[] => [...list.subarray(0, game.players(s))];
    if (this.#model.isLarge(s)) this.#statements.push({ chances: ofSeats(chances), scores: ofSeats(scores), round: this.#model.round(s) });
  }

  end(s: State): Notes {
    const { winners, scores } = standing(this.#model.game, s);
    const outcome = scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    const losses = this.#statements.map((statement) => lossOf(statement, outcome));
    const early = losses.filter((_, i) => this.#statements[i]?.round === 1);
    return {
      loss: [meanOf(losses)],
      firstRoundLoss: [meanOf(early)],
      scoreError: [meanOf(this.#statements.map((statement) => missOf(statement, scores)))],
      ...sortIntoBins(this.#statements, outcome),
      jumps: this.#jumps.map((jump) => Number(jump.toFixed(4))),
    };
  }
}
