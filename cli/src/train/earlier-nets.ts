/** The nets a run has saved last: opponents in its games, and the measure of its progress. */
import { duel, Estimator, Policy, type Training, type Weights } from '@caravel/bots/train';
import { must, readConfig } from '@caravel/core';
import type { CurvePoint } from './curve.ts';

interface EarlierNet {
  readonly games: number;
  readonly weights: Weights;
}

/** How many are kept. */
export const MOST_EARLIER = 10;
/** The match is against the net of so many savings ago. */
const BACK = 5;

export class EarlierNets {
  readonly #model: Training['model'];
  readonly #nets: EarlierNet[] = [];

  constructor({ model }: Training) {
    this.#model = model;
  }

  add(games: number, weights: Weights): void {
    this.#nets.push({ games, weights });
    if (this.#nets.length > MOST_EARLIER) this.#nets.shift();
  }

  /** One of them, another for each task in turn; undefined before the first was saved. */
  opponent(task: number): Weights | undefined {
    return this.#nets[task % Math.max(1, this.#nets.length)]?.weights;
  }

  /** A match of the net now against an earlier one, without search; undefined while there is none that early. */
  match(now: Weights, groups: number, seed: number): CurvePoint['against'] {
    const earlier = this.#nets.at(-BACK);
    if (!earlier || groups === 0) return undefined;
    const config = must(readConfig(this.#model.game, { players: Math.min(4, this.#model.game.seats.max) }));
    const { mean, low, high } = duel(this.#model.game, this.#policy(now), this.#policy(earlier.weights), config, groups, seed);
    return { games: earlier.games, wins: mean, low: low ?? 0, high: high ?? 1 };
  }

  #policy(weights: Weights): Policy {
    return new Policy(this.#model, new Estimator(this.#model, weights), false);
  }
}
