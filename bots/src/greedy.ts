/**
 * Plays by the evaluation alone. A big decision is judged by what it leads to once everyone has made the small decisions that follow
 * from it, each for himself; a small one by the position right after it; the middle of a choice in two parts by its best second part.
 */
import { at, CHANCE_TURN, firstSeat, hasTurn, type Move, type MoveBuffer, moveBuffer, OVER, type Seat, type State } from '@caravel/core';
import type { Value } from './value.ts';

/** Small decisions after a big one; no phase of any game has more. */
const MOST_STEPS = 400;

/** A big decision, the small one after it, and choices in up to four parts. */
const LEVELS = 6;

/** Kept buffers for one level of looking ahead. */
interface Level {
  readonly state: State;
  readonly moves: MoveBuffer;
}

interface Choice {
  readonly move: Move;
  readonly worth: number;
  /** The second part of a choice, if this is the first. */
  readonly then?: Choice | undefined;
}

export class Greedy {
  readonly value: Value;
  readonly #levels: Level[];

  constructor(value: Value) {
    this.value = value;
    const { game } = value.mind;
    this.#levels = Array.from({ length: LEVELS }, () => ({ state: new Int16Array(game.layout.size), moves: moveBuffer(game) }));
  }

  /** The legal moves that are worth a look; returns how many. */
  list(s: State, seat: Seat, out: MoveBuffer): number {
    const { game, isWorthALook } = this.value.mind;
    const all = game.legal(s, seat, out);
    let count = 0;
    for (let i = 0; i < all; i++) if (isWorthALook(s, out[i] as Move)) out[count++] = out[i] as Move;
    return count;
  }

  /** The move that looks best for `seat`, which has to choose. */
  choose(s: State, seat: Seat): Move {
    return this.#best(s, seat, 0).move;
  }

  /** How good each of the `count` moves in `moves` looks, written to `out`. */
  rate(s: State, seat: Seat, moves: MoveBuffer, count: number, out: Float64Array): void {
    for (let i = 0; i < count; i++) out[i] = this.#worth(s, seat, moves[i] as Move, 0);
  }

  /** Makes the small decisions of everyone until a big one, chance, or the end. */
  settle(s: State): void {
    this.#settle(s, 0);
  }

  #settle(s: State, level: number): void {
    const { game, isBig } = this.value.mind;
    for (let i = 0; i < MOST_STEPS; i++) {
      const turn = game.turn(s);
      if (turn === OVER || turn === CHANCE_TURN || isBig(s)) return;
      const seat = firstSeat(turn);
      for (let part: Choice | undefined = this.#bestSmall(s, seat, level, false); part; part = part.then) game.apply(s, seat, part.move);
    }
    throw new Error(`${game.name}: ${MOST_STEPS} small decisions in a row`);
  }

  #best(s: State, seat: Seat, level: number): Choice {
    return this.value.mind.isBig(s) ? this.#bestBig(s, seat, level) : this.#bestSmall(s, seat, level, false);
  }

  #bestBig(s: State, seat: Seat, level: number): Choice {
    const { moves } = at(this.#levels, level);
    const count = this.list(s, seat, moves);
    let best: Choice = { move: at(moves, 0), worth: Number.NEGATIVE_INFINITY };
    for (let i = 0; i < count; i++) {
      const move = moves[i] as Move;
      const worth = this.#worth(s, seat, move, level);
      if (worth > best.worth) best = { move, worth };
    }
    return best;
  }

  /** A move and all that follows from it without another big decision. */
  #worth(s: State, seat: Seat, move: Move, level: number): number {
    const { state } = at(this.#levels, level);
    state.set(s);
    this.value.mind.game.apply(state, seat, move);
    this.#settle(state, level + 1);
    return this.value.lead(state, seat);
  }

  /** Where its worth does not matter, what is the only thing to do is not looked at. */
  #bestSmall(s: State, seat: Seat, level: number, worthMatters: boolean): Choice {
    const { game, isHalf } = this.value.mind;
    const { state, moves } = at(this.#levels, level);
    const count = this.list(s, seat, moves);
    let best: Choice = { move: at(moves, 0), worth: Number.NEGATIVE_INFINITY };
    if (count === 1 && !worthMatters) return best;
    this.value.faceRivals(s, seat);
    for (let i = 0; i < count; i++) {
      const move = moves[i] as Move;
      state.set(s);
      game.apply(state, seat, move);
      const half = level + 1 < this.#levels.length && isHalf(state) && hasTurn(game.turn(state), seat);
      const then = half ? this.#bestSmall(state, seat, level + 1, true) : undefined;
      const worth = then ? then.worth : this.value.smallLead(state, seat);
      if (worth > best.worth) best = { move, worth, then };
    }
    return best;
  }
}
