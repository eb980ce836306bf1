/**
 * Plays by the estimate alone. A small decision is judged by the position right after it, a large one, if wanted, by the position once everyone
 * has made the small decisions that follow from it, each for himself; decisions that belong together are judged as a whole.
 */
import { at, CHANCE_TURN, firstSeat, type Move, type MoveBuffer, moveBuffer, OVER, type Seat, type State } from '@caravel/core';
import type { GameModel, Plan } from './model.ts';
import type { Estimator } from './net/estimator.ts';

/** What one unit of score ahead of the best rival is worth against a whole game: enough to play on for points where all is lost or won. */
const MARGIN = 0.05;
/** Small decisions after a large one; no phase of any game has more. */
const MOST_STEPS = 400;
const LEVELS = 2;

/** Kept buffers for one level of looking ahead. */
interface Level {
  readonly state: State;
  readonly moves: MoveBuffer;
  readonly rates: Float64Array;
}

/** What was looked at last. */
export interface Choices {
  readonly count: number;
  readonly moves: MoveBuffer;
  readonly rates: Float64Array;
}

export class Policy {
  readonly model: GameModel;
  readonly estimator: Estimator;
  /** Whether a large decision is judged once everyone has made the small ones after it. */
  readonly #playsOut: boolean;
  readonly #levels: readonly Level[];

  constructor(model: GameModel, estimator: Estimator, playsOut: boolean) {
    const { game } = model;
    this.model = model;
    this.estimator = estimator;
    this.#playsOut = playsOut;
    this.#levels = Array.from({ length: LEVELS }, () => ({
      state: new Int16Array(game.layout.size),
      moves: moveBuffer(game),
      rates: new Float64Array(game.moves.count),
    }));
  }

  /** What a position is worth to a seat. */
  worth(s: State, seat: Seat): number {
    this.estimator.estimate(s);
    return this.#worthOf(s, seat);
  }

  /** What a position is worth to every seat, written from place `from` on. */
  worths(s: State, out: Float64Array, from: number): void {
    this.estimator.estimate(s);
    for (let seat = 0; seat < this.model.game.players(s); seat++) out[from + seat] = this.#worthOf(s, seat);
  }

  /** Of the position estimated last. */
  #worthOf(s: State, seat: Seat): number {
    const { chances, scores } = this.estimator;
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.model.game.players(s); other++) if (other !== seat) rival = Math.max(rival, scores[other] as number);
    return (chances[seat] as number) + (MARGIN * ((scores[seat] as number) - rival)) / this.model.scoreUnit;
  }

  /** The legal moves that are worth a look; returns how many. */
  list(s: State, seat: Seat, out: MoveBuffer): number {
    const { game } = this.model;
    const all = game.legal(s, seat, out);
    let count = 0;
    for (let i = 0; i < all; i++) if (this.model.isWorthALook(s, out[i] as Move)) out[count++] = out[i] as Move;
    return count;
  }

  /** The moves in a row that look best for `seat`, which has to choose. */
  choose(s: State, seat: Seat): readonly Move[] {
    const plan = this.choosePlan(s, seat);
    return plan ? plan.moves : [this.#bestMove(s, seat, 0)];
  }

  /** The best of the plans, where decisions belong together. */
  choosePlan(s: State, seat: Seat): Plan | undefined {
    return this.#bestPlan(s, seat, 0);
  }

  /** How good each plan is, where decisions belong together. */
  ratePlans(s: State, seat: Seat): { readonly plans: readonly Plan[]; readonly worths: Float64Array } {
    const plans = this.model.plans?.(s, seat) ?? [];
    return { plans, worths: this.#rateAll(s, seat, plans, 0) };
  }

  /** How good each move worth a look is. */
  rate(s: State, seat: Seat): Choices {
    const level = this.#level(0);
    const count = this.list(s, seat, level.moves);
    this.#rateMoves(s, seat, count, 0);
    return { count, moves: level.moves, rates: level.rates };
  }

  /** Makes the small decisions of everyone until a large one, chance, or the end. */
  settle(s: State): void {
    this.#settle(s, 0);
  }

  #level(depth: number): Level {
    return at(this.#levels, depth);
  }

  #settle(s: State, depth: number): void {
    const { game } = this.model;
    for (let i = 0; i < MOST_STEPS; i++) {
      const turn = game.turn(s);
      if (turn === OVER || turn === CHANCE_TURN || this.model.isLarge(s)) return;
      this.#makeSmallDecision(s, firstSeat(turn), depth);
    }
  }

  #makeSmallDecision(s: State, seat: Seat, depth: number): void {
    const { game } = this.model;
    const plan = this.#bestPlan(s, seat, depth);
    if (plan) for (const move of plan.moves) game.apply(s, seat, move);
    else game.apply(s, seat, this.#bestMove(s, seat, depth));
  }

  #bestPlan(s: State, seat: Seat, depth: number): Plan | undefined {
    const plans = this.model.plans?.(s, seat) ?? [];
    if (plans.length < 2) return plans[0];
    const worths = this.#rateAll(s, seat, plans, depth);
    return plans[worths.indexOf(Math.max(...worths))];
  }

  #rateAll(s: State, seat: Seat, plans: readonly Plan[], depth: number): Float64Array {
    const trial = this.#level(depth).state;
    return Float64Array.from(plans, ({ moves, bonus }) => {
      trial.set(s);
      for (const move of moves) this.model.game.apply(trial, seat, move);
      return this.worth(trial, seat) + bonus;
    });
  }

  #bestMove(s: State, seat: Seat, depth: number): Move {
    const { moves, rates } = this.#level(depth);
    const count = this.list(s, seat, moves);
    if (count === 1) return at(moves, 0);
    this.#rateMoves(s, seat, count, depth);
    let best = 0;
    for (let i = 1; i < count; i++) if ((rates[i] as number) > (rates[best] as number)) best = i;
    return at(moves, best);
  }

  #rateMoves(s: State, seat: Seat, count: number, depth: number): void {
    const { game } = this.model;
    const { state: trial, moves, rates } = this.#level(depth);
    const playsOut = this.#playsOut && depth === 0 && this.model.isLarge(s);
    for (let i = 0; i < count; i++) {
      trial.set(s);
      game.apply(trial, seat, moves[i] as Move);
      if (playsOut) this.#settle(trial, 1);
      rates[i] = this.worth(trial, seat);
    }
  }
}
