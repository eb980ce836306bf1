/** What a position is worth: an estimate of the final score of a seat, exact once the game is over; and its chance to win. */

import { at, isOver, type Seat, type State, standing } from '@caravel/core';
import type { Mind, Outlook, Weights } from './mind.ts';
import { numberAt } from './number-at.ts';
import { softmax } from './softmax.ts';

/** How many points of the evaluation make a seat one e-fold more likely to win, where chances were not learnt. Odds are counted in such points. */
export const POINTS_OF_A_FOLD = 6;
/** A little of the worth of an end is the margin, so that a lost game is still played for points. */
const MARGIN_SHARE = 0.1;

const leant = ({ leaning, features }: Mind, weights: Weights): Weights =>
  leaning ? weights.map((weight, i) => weight + at(leaning, i % features.length)) : weights;

/** From points to chances, in place. */
const toChances = (points: Float64Array): Float64Array => softmax(points, POINTS_OF_A_FOLD);

/** The logarithm of the odds, in points; never quite certain. */
const oddsOf = (chance: number): number => POINTS_OF_A_FOLD * Math.log(Math.max(1e-9, chance) / Math.max(1e-9, 1 - chance));

/** Weights that tell who wins, in points of odds. */
export interface Odds {
  readonly weights: Weights;
  /** The share of a chance that goes by them; the rest goes by points, which still tell moves apart where the odds are sure of the end. */
  readonly trust: number;
}

export class Value {
  readonly mind: Mind;
  readonly #weights: Weights;
  readonly #odds: Odds | undefined;
  readonly #features: Float64Array;
  /** By seat what it has and what that brings a round. */
  readonly #outlooks: Float64Array;
  /** How much the best rival's points weigh against the own. */
  readonly #rivalry: number;

  /** With `odds` large decisions go by who wins instead of how many points a seat will have. */
  constructor(mind: Mind, weights: Weights, rivalry: number, odds?: Odds) {
    const needed = mind.stages * mind.features.length;
    for (const { length } of [weights, odds?.weights ?? weights])
      if (length !== needed) throw new Error(`${length} weights for ${needed} features`);
    this.mind = mind;
    this.#weights = leant(mind, weights);
    this.#odds = odds;
    this.#features = new Float64Array(mind.features.length);
    this.#outlooks = new Float64Array(2 * mind.game.seats.max);
    this.#rivalry = rivalry;
  }

  /** The final score to be expected. */
  points(s: State, seat: Seat): number {
    const { game } = this.mind;
    return isOver(game, s) ? game.score(s, seat) : this.#sum(s, seat, this.#weights);
  }

  /** The chance of each seat to win, as far as the evaluation can tell; in the end who won, with a little for the margin. */
  chances(s: State): Float64Array {
    const { game } = this.mind;
    if (!isOver(game, s)) return this.#odds ? this.#mixed(s, this.#odds) : this.#chancesBy(s, this.#weights);
    const { winners, scores } = standing(game, s);
    const chances = toChances(Float64Array.from(scores));
    return chances.map((chance, seat) => MARGIN_SHARE * chance + (winners.includes(seat) ? (1 - MARGIN_SHARE) / winners.length : 0));
  }

  #chancesBy(s: State, weights: Weights): Float64Array {
    return toChances(Float64Array.from({ length: this.mind.game.players(s) }, (_, seat) => this.#sum(s, seat, weights)));
  }

  #mixed(s: State, { weights, trust }: Odds): Float64Array {
    const chances = this.#chancesBy(s, weights);
    if (trust === 1) return chances;
    const byPoints = this.#chancesBy(s, this.#weights);
    return chances.map((chance, seat) => trust * chance + (1 - trust) * numberAt(byPoints, seat));
  }

  #sum(s: State, seat: Seat, weights: Weights): number {
    const { mind } = this;
    if (mind.outlook) return this.#outlook(mind.outlook, s, seat, weights);
    mind.look(s, seat, this.#features);
    const first = mind.stage(s) * this.#features.length;
    let sum = 0;
    for (let i = 0; i < this.#features.length; i++) sum += numberAt(this.#features, i) * (weights[first + i] as number);
    return sum;
  }

  #outlook(outlook: Outlook, s: State, seat: Seat, weights: Weights): number {
    outlook.write(s, seat, weights, this.#outlooks);
    return this.#read(seat, outlook.roundsLeft(s));
  }

  #read(seat: Seat, rounds: number): number {
    return numberAt(this.#outlooks, 2 * seat) + rounds * numberAt(this.#outlooks, 2 * seat + 1);
  }

  /** Looks at the rivals of `seat`, for `smallLead` after each of its small decisions here. */
  faceRivals(s: State, seat: Seat): void {
    const { game, outlook } = this.mind;
    if (!outlook || this.#rivalry === 0) return;
    for (let other = 0; other < game.players(s); other++) if (other !== seat) outlook.write(s, other, this.#weights, this.#outlooks);
  }

  /** The lead in points after a small decision: what rivals have is as it was when they were faced, only the rounds left have changed. */
  smallLead(s: State, seat: Seat): number {
    const { game, outlook } = this.mind;
    if (!outlook || this.#rivalry === 0 || isOver(game, s)) return this.#leadInPoints(s, seat);
    const rounds = outlook.roundsLeft(s);
    outlook.write(s, seat, this.#weights, this.#outlooks);
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < game.players(s); other++) if (other !== seat) best = Math.max(best, this.#read(other, rounds));
    return this.#read(seat, rounds) - this.#rivalry * best;
  }

  /** What a player wants of a large decision: the odds to win, in points, where they were learnt, or a lead in points. */
  lead(s: State, seat: Seat): number {
    return this.#odds ? oddsOf(numberAt(this.chances(s), seat)) : this.#leadInPoints(s, seat);
  }

  /** The own points less a share of the best rival's. */
  #leadInPoints(s: State, seat: Seat): number {
    const own = this.points(s, seat);
    if (this.#rivalry === 0) return own;
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.mind.game.players(s); other++) if (other !== seat) best = Math.max(best, this.points(s, other));
    return own - this.#rivalry * best;
  }
}
