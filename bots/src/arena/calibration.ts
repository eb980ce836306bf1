/** Whether a chance that is stated is one: what was said at large decisions against who won. */
import { type Seat, type State, standing } from '@caravel/core';
import type { GameModel } from '../model.ts';
import type { Estimator } from '../net/estimator.ts';
import { type Estimate, estimate } from './interval.ts';

/** Chances from 0 to 10 %, from 10 to 20 % … */
const BINS = 10;
/** Nobody is ever told that something is impossible. */
const LEAST = 1e-6;

interface Statement {
  readonly chances: readonly number[];
  /** Whether it is the seat's first large decision. */
  readonly isFirst: boolean;
}

interface CalibrationBin {
  /** The mean of what was said, and how often it came true. */
  readonly said: number;
  readonly was: number;
  /** In how many games something was said that belongs here. */
  readonly games: number;
}

export interface CalibrationReport {
  readonly games: number;
  /** Guessing loses ln(players). */
  readonly logLoss: Estimate;
  readonly firstLogLoss: Estimate;
  /** Only bins with statements. */
  readonly bins: readonly CalibrationBin[];
  /** By how many points final scores were off. */
  readonly scoreError: number;
}

interface Tally {
  said: number;
  was: number;
  count: number;
  games: number;
}

/** Listens to games and adds up what the estimator said against what came. */
export class Calibration {
  readonly #model: GameModel;
  readonly #estimator: Estimator;
  readonly #bins: Tally[] = Array.from({ length: BINS }, () => ({ said: 0, was: 0, count: 0, games: 0 }));
  readonly #losses: number[] = [];
  readonly #firstLosses: number[] = [];
  readonly #scoreErrors: number[] = [];
  #statements: Statement[] = [];
  #scores: number[][] = [];
  #seen = new Set<Seat>();

  constructor(model: GameModel, estimator: Estimator) {
    this.#model = model;
    this.#estimator = estimator;
  }

  /** Before every decision of a game. */
  hear(s: State, seat: Seat): void {
    if (!this.#model.isLarge(s)) return;
    this.#estimator.estimate(s);
    const players = this.#model.game.players(s);
    this.#statements.push({ chances: [...this.#estimator.chances.subarray(0, players)], isFirst: !this.#seen.has(seat) });
    this.#scores.push([...this.#estimator.scores.subarray(0, players)]);
    this.#seen.add(seat);
  }

  /** At the end of the game. */
  end(s: State): void {
    const { winners, scores } = standing(this.#model.game, s);
    const outcome = scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    this.#losses.push(meanLoss(this.#statements, outcome));
    this.#firstLosses.push(
      meanLoss(
        this.#statements.filter(({ isFirst }) => isFirst),
        outcome,
      ),
    );
    const errors = this.#scores.flatMap((expected) => expected.map((score, seat) => Math.abs(score - Number(scores[seat]))));
    this.#scoreErrors.push(errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length));
    this.#sort(outcome);
    this.#statements = [];
    this.#scores = [];
    this.#seen = new Set();
  }

  #sort(outcome: readonly number[]): void {
    const used = new Set<Tally>();
    for (const { chances } of this.#statements)
      for (const [seat, chance] of chances.entries()) {
        const bin = this.#bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
        if (!bin) continue;
        bin.said += chance;
        bin.was += Number(outcome[seat]);
        bin.count++;
        used.add(bin);
      }
    for (const bin of used) bin.games++;
  }

  report(): CalibrationReport {
    return {
      games: this.#losses.length,
      logLoss: estimate(this.#losses),
      firstLogLoss: estimate(this.#firstLosses),
      bins: this.#bins
        .filter(({ count }) => count > 0)
        .map(({ said, was, count, games }) => ({ said: said / count, was: was / count, games })),
      scoreError: this.#scoreErrors.reduce((sum, error) => sum + error, 0) / Math.max(1, this.#scoreErrors.length),
    };
  }
}

const meanLoss = (statements: readonly Statement[], outcome: readonly number[]): number => {
  const losses = statements.map(({ chances }) =>
    chances.reduce((loss, chance, seat) => loss - Number(outcome[seat]) * Math.log(Math.max(LEAST, chance)), 0),
  );
  return losses.reduce((sum, loss) => sum + loss, 0) / Math.max(1, losses.length);
};
