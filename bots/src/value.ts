/** What a position is worth: an estimate of the final score of a seat, exact once the game is over. */
import { isOver, type Seat, type State } from '@caravel/core';
import type { Mind, Outlook, Weights } from './mind.ts';

const leant = ({ leaning, features }: Mind, weights: Weights): Weights =>
  leaning ? weights.map((weight, i) => weight + (leaning[i % features.length] as number)) : weights;

export class Value {
  readonly mind: Mind;
  readonly #weights: Weights;
  readonly #features: Float64Array;
  /** By seat what it has and what that brings a round. */
  readonly #outlooks: Float64Array;
  /** How much the best rival's points weigh against the own. */
  readonly #rivalry: number;

  constructor(mind: Mind, weights: Weights, rivalry: number) {
    const needed = mind.stages * mind.features.length;
    if (weights.length !== needed) throw new Error(`${weights.length} weights for ${needed} features`);
    this.mind = mind;
    this.#weights = leant(mind, weights);
    this.#features = new Float64Array(mind.features.length);
    this.#outlooks = new Float64Array(2 * mind.game.seats.max);
    this.#rivalry = rivalry;
  }

  /** The final score to be expected. */
  points(s: State, seat: Seat): number {
    const { mind } = this;
    if (isOver(mind.game, s)) return mind.game.score(s, seat);
    if (mind.outlook) return this.#outlook(mind.outlook, s, seat);
    mind.look(s, seat, this.#features);
    const first = mind.stage(s) * this.#features.length;
    let sum = 0;
    for (let i = 0; i < this.#features.length; i++) sum += (this.#features[i] as number) * (this.#weights[first + i] as number);
    return sum;
  }

  #outlook(outlook: Outlook, s: State, seat: Seat): number {
    outlook.write(s, seat, this.#weights, this.#outlooks);
    return this.#read(seat, outlook.roundsLeft(s));
  }

  #read(seat: Seat, rounds: number): number {
    return (this.#outlooks[2 * seat] as number) + rounds * (this.#outlooks[2 * seat + 1] as number);
  }

  /** Looks at the rivals of `seat`, for `smallLead` after each of its small decisions here. */
  faceRivals(s: State, seat: Seat): void {
    const { game, outlook } = this.mind;
    if (!outlook || this.#rivalry === 0) return;
    for (let other = 0; other < game.players(s); other++) if (other !== seat) outlook.write(s, other, this.#weights, this.#outlooks);
  }

  /** The lead after a small decision: what rivals have is as it was when they were faced, only the rounds left have changed. */
  smallLead(s: State, seat: Seat): number {
    const { game, outlook } = this.mind;
    if (!outlook || this.#rivalry === 0 || isOver(game, s)) return this.lead(s, seat);
    const rounds = outlook.roundsLeft(s);
    outlook.write(s, seat, this.#weights, this.#outlooks);
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < game.players(s); other++) if (other !== seat) best = Math.max(best, this.#read(other, rounds));
    return this.#read(seat, rounds) - this.#rivalry * best;
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
