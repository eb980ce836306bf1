/**
 * Solves the end of a game by trying every line of play; each seat maximises its own worth. Exact if everybody chooses among the candidates
 * (`isCandidate`), for positions in which no draw of chance matters any more.
 */
import {
  at,
  CHANCE,
  CHANCE_TURN,
  firstSeat,
  type Move,
  type MoveBuffer,
  moveBuffer,
  OVER,
  type Seat,
  type State,
  weightBuffer,
} from '@caravel/core';
import { plansFor } from '../candidates.ts';
import { numberAt } from '../number-at.ts';
import type { Policy } from '../policy.ts';
import { type SeatValues, widthOf, worthPlace, writeSeatValues } from './seat-values.ts';

/** Thrown when solving would take more positions than allowed. */
class TooLong extends Error {}

export class EndingSolver {
  readonly #policy: Policy;
  readonly #moves: MoveBuffer;
  readonly #chances: MoveBuffer;
  readonly #weights;
  /** Solved positions, because different orders of moves lead to the same one. */
  readonly #known = new Map<number, SeatValues>();
  #left = 0;

  constructor(policy: Policy) {
    const { game } = policy.model;
    this.#policy = policy;
    this.#moves = moveBuffer(game);
    this.#chances = moveBuffer(game);
    this.#weights = weightBuffer(game);
  }

  /** The values of `s` for all seats; undefined if that takes more than `most` positions. */
  solve(s: State, most: number): SeatValues | undefined {
    this.#left = most;
    this.#known.clear();
    try {
      return this.#solve(s.slice());
    } catch (error) {
      if (error instanceof TooLong) return undefined;
      throw error;
    }
  }

  /** Overwrites `s`. */
  #solve(s: State): SeatValues {
    const options = this.#walkOn(s);
    if (options.length === 0) return this.#end(s);
    const key = keyOf(s);
    const known = this.#known.get(key) ?? this.#best(s, options);
    this.#known.set(key, known);
    return known;
  }

  /** Plays `s` on to the next decision with a choice and returns the options, or none at the end of the game. */
  #walkOn(s: State): readonly (readonly Move[])[] {
    const { game } = this.#policy.model;
    for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
      if (this.#left-- <= 0) throw new TooLong();
      if (turn === CHANCE_TURN) this.#drawAny(s);
      else {
        const seat = firstSeat(turn);
        const options = this.#options(s, seat);
        if (options.length > 1) return options;
        for (const move of at(options, 0)) game.apply(s, seat, move);
      }
    }
    return [];
  }

  #options(s: State, seat: Seat): readonly (readonly Move[])[] {
    const plans = plansFor(this.#policy.model, s, seat);
    if (plans.length > 0) return plans.map(({ moves }) => moves);
    return Array.from(this.#moves.subarray(0, this.#policy.list(s, seat, this.#moves)), (move) => [move]);
  }

  #best(s: State, options: readonly (readonly Move[])[]): SeatValues {
    const { game } = this.#policy.model;
    const seat = firstSeat(game.turn(s));
    const own = (values: SeatValues): number => numberAt(values, worthPlace(seat));
    return options
      .map((moves) => {
        const after = s.slice();
        for (const move of moves) game.apply(after, seat, move);
        return this.#solve(after);
      })
      .reduce((best, values) => (own(values) > own(best) ? values : best));
  }

  #end(s: State): SeatValues {
    const values = new Float64Array(widthOf(this.#policy.model.game.players(s)));
    writeSeatValues(this.#policy, s, values);
    return values;
  }

  /** No draw matters in an ending, so the first outcome is as good as any. */
  #drawAny(s: State): void {
    const { game } = this.#policy.model;
    game.chance(s, this.#chances, this.#weights);
    game.apply(s, CHANCE, at(this.#chances, 0));
  }
}

/** A hash of 53 bits: among the few thousand positions of one ending a collision is very unlikely. */
const keyOf = (s: State): number => {
  let high = 1;
  let low = 2;
  for (let i = 0; i < s.length; i++) {
    high = Math.imul(high ^ (s[i] as number), 0x01000193);
    low = Math.imul(low + (s[i] as number), 0x9e3779b1) ^ (low >>> 15);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
};
