/**
 * Plays by the estimate alone. A small decision is judged by the position right after it. A large one is judged, if `playsOut` is set, by the
 * position after everyone has made the small decisions that follow from it. Decisions that belong together are judged as a whole.
 */
import { at, CHANCE_TURN, firstSeat, type Move, type MoveBuffer, moveBuffer, OVER, type Seat, type State } from '@caravel/core';
import { listCandidates, plansFor } from './candidates.ts';
import type { GameModel, Plan } from './model.ts';
import type { Estimator } from './net/estimator.ts';

/** What a lead of one unit of score is worth, in chances to win: enough to play for points when the game is won or lost anyway. */
const MARGIN = 0.05;
/** A limit against endless loops: no phase of any game has as many small decisions. */
const MOST_STEPS = 400;
/** A decision, and the small decisions that are played out after it. */
const DEPTHS = 2;

/** Buffers for one depth of looking ahead, so that nothing is allocated. */
interface Buffers {
  readonly state: State;
  readonly moves: MoveBuffer;
  readonly rates: Float64Array;
}

/** The candidates of a decision and their worth. Valid until the policy is asked again. */
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
  readonly #buffers: readonly Buffers[];

  constructor(model: GameModel, estimator: Estimator, playsOut: boolean) {
    const { game } = model;
    this.model = model;
    this.estimator = estimator;
    this.#playsOut = playsOut;
    this.#buffers = Array.from({ length: DEPTHS }, () => ({
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

  /** What a position is worth to every seat, written to `out` from index `from` on. */
  worths(s: State, out: Float64Array, from: number): void {
    this.estimator.estimate(s);
    for (let seat = 0; seat < this.model.game.players(s); seat++) out[from + seat] = this.#worthOf(s, seat);
  }

  /** What the position estimated last is worth to a seat. */
  #worthOf(s: State, seat: Seat): number {
    const { chances, scores } = this.estimator;
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.model.game.players(s); other++) if (other !== seat) rival = Math.max(rival, scores[other] as number);
    return (chances[seat] as number) + (MARGIN * ((scores[seat] as number) - rival)) / this.model.scoreUnit;
  }

  /** Writes the candidates among the legal moves; returns how many. */
  list(s: State, seat: Seat, out: MoveBuffer): number {
    return listCandidates(this.model, s, seat, out);
  }

  /** The move or plan that looks best for `seat`, which has to choose. */
  choose(s: State, seat: Seat): readonly Move[] {
    const plan = this.choosePlan(s, seat);
    return plan ? plan.moves : [this.#bestMove(s, seat, 0)];
  }

  /** The best plan; undefined where moves are judged one at a time. */
  choosePlan(s: State, seat: Seat): Plan | undefined {
    return this.#bestPlan(s, seat, 0);
  }

  /** The plans and their worth; none where moves are judged one at a time. */
  ratePlans(s: State, seat: Seat): { readonly plans: readonly Plan[]; readonly worths: Float64Array } {
    const plans = plansFor(this.model, s, seat);
    return { plans, worths: this.#rateAll(s, seat, plans, 0) };
  }

  /** How good each candidate is. */
  rate(s: State, seat: Seat): Choices {
    const buffers = this.#buffersAt(0);
    const count = this.list(s, seat, buffers.moves);
    this.#rateMoves(s, seat, count, 0);
    return { count, moves: buffers.moves, rates: buffers.rates };
  }

  /** Makes the small decisions of everyone until a large one, chance, or the end. */
  playSmallDecisions(s: State): void {
    this.#playSmallDecisions(s, 0);
  }

  #buffersAt(depth: number): Buffers {
    return at(this.#buffers, depth);
  }

  #playSmallDecisions(s: State, depth: number): void {
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
    const plans = plansFor(this.model, s, seat);
    if (plans.length < 2) return plans[0];
    const worths = this.#rateAll(s, seat, plans, depth);
    return plans[worths.indexOf(Math.max(...worths))];
  }

  #rateAll(s: State, seat: Seat, plans: readonly Plan[], depth: number): Float64Array {
    const trial = this.#buffersAt(depth).state;
    return Float64Array.from(plans, ({ moves, bonus }) => {
      trial.set(s);
      for (const move of moves) this.model.game.apply(trial, seat, move);
      return this.worth(trial, seat) + bonus;
    });
  }

  #bestMove(s: State, seat: Seat, depth: number): Move {
    const { moves, rates } = this.#buffersAt(depth);
    const count = this.list(s, seat, moves);
    if (count === 1) return at(moves, 0);
    this.#rateMoves(s, seat, count, depth);
    let best = 0;
    for (let i = 1; i < count; i++) if ((rates[i] as number) > (rates[best] as number)) best = i;
    return at(moves, best);
  }

  #rateMoves(s: State, seat: Seat, count: number, depth: number): void {
    const { game } = this.model;
    const { state: trial, moves, rates } = this.#buffersAt(depth);
    const playsOut = this.#playsOut && depth === 0 && this.model.isLarge(s);
    for (let i = 0; i < count; i++) {
      trial.set(s);
      game.apply(trial, seat, moves[i] as Move);
      if (playsOut) this.#playSmallDecisions(trial, 1);
      rates[i] = this.worth(trial, seat);
    }
  }
}
