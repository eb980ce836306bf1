/** What a position is worth: an estimate of the final score of a seat, exact once the game is over. */
import { isOver, type Seat, type State } from '@caravel/core';
import type { Mind, Weights } from './mind.ts';

export class Value {
  readonly mind: Mind;
  readonly #weights: Weights;
  readonly #features: Float64Array;
  /** How much the best rival's points weigh against the own. */
  readonly #rivalry: number;

  constructor(mind: Mind, weights: Weights, rivalry: number) {
    const needed = mind.stages * mind.features.length;
    if (weights.length !== needed) throw new Error(`${weights.length} weights for ${needed} features`);
    this.mind = mind;
    this.#weights = weights;
    this.#features = new Float64Array(mind.features.length);
    this.#rivalry = rivalry;
  }

  /** The final score to be expected. */
  points(s: State, seat: Seat): number {
    const { mind } = this;
    if (isOver(mind.game, s)) return mind.game.score(s, seat);
    mind.look(s, seat, this.#features);
    const first = mind.stage(s) * this.#features.length;
    let sum = 0;
    for (let i = 0; i < this.#features.length; i++) sum += (this.#features[i] as number) * (this.#weights[first + i] as number);
    return sum;
  }

  /** The own points less a share of the best rival's: what a player wants to be large. */
  lead(s: State, seat: Seat): number {
    const own = this.points(s, seat);
    if (this.#rivalry === 0) return own;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.mind.game.players(s); other++) if (other !== seat) best = Math.max(best, this.points(s, other));
    return own - this.#rivalry * best;
  }
}
