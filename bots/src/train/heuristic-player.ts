/** Plays the move after which a heuristic has most of what it wants. */
import { at, type Move, type MoveBuffer, moveBuffer, type Seat, type State } from '@caravel/core';
import { listCandidates, plansFor } from '../candidates.ts';
import type { GameModel, Plan } from '../model.ts';
import { MOST_SEATS, shapeOf } from '../net/shape.ts';
import type { Heuristic } from './training.ts';

export class HeuristicPlayer {
  readonly #model: GameModel;
  readonly #wants: readonly (readonly [feature: number, worth: number])[];
  readonly #width: number;
  readonly #seats: Int16Array;
  readonly #table: Int16Array;
  readonly #trial: State;
  readonly #moves: MoveBuffer;

  constructor(model: GameModel, { name, wants }: Heuristic) {
    const { encoding, game } = model;
    const shape = shapeOf(encoding, 0);
    this.#model = model;
    this.#wants = Object.entries(wants).map(([feature, worth]) => {
      const i = encoding.seat.findIndex((known) => known.name === feature);
      if (i < 0) throw new Error(`heuristic ${name}: there is no feature '${feature}'`);
      return [i, worth] as const;
    });
    this.#width = shape.seat;
    this.#seats = new Int16Array(MOST_SEATS * shape.seat);
    this.#table = new Int16Array(shape.table);
    this.#trial = new Int16Array(game.layout.size);
    this.#moves = moveBuffer(game);
  }

  choose(s: State, seat: Seat): readonly Move[] {
    const plans = plansFor(this.#model, s, seat);
    if (plans.length > 0) return this.choosePlan(s, seat, plans).moves;
    return [this.chooseMove(s, seat, this.#moves, listCandidates(this.#model, s, seat, this.#moves))];
  }

  choosePlan(s: State, seat: Seat, plans: readonly Plan[]): Plan {
    const worths = plans.map(({ moves }) => this.#worthAfter(s, seat, moves));
    return at(plans, worths.indexOf(Math.max(...worths)));
  }

  /** The best of the first `count` of `moves`. */
  chooseMove(s: State, seat: Seat, moves: MoveBuffer, count: number): Move {
    let best = at(moves, 0);
    let most = Number.NEGATIVE_INFINITY;
    for (const move of moves.subarray(0, count)) {
      const worth = this.#worthAfter(s, seat, [move]);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  #worthAfter(s: State, seat: Seat, moves: readonly Move[]): number {
    const { game, encoding } = this.#model;
    this.#trial.set(s);
    for (const move of moves) game.apply(this.#trial, seat, move);
    encoding.encode(this.#trial, this.#seats, this.#table, this.#width);
    let worth = 0;
    for (const [feature, weight] of this.#wants) worth += weight * (this.#seats[seat * this.#width + feature] as number);
    return worth;
  }
}
