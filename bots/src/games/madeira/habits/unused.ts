/** Counts the Goods and Reals from the windmill that were not used before the round was over, so that Goods were spent on nothing. */
import { at, type Seat, type State } from '@caravel/core';
import type { MadeiraMove } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import type { Counts } from '../../../arena/habits.ts';

const { on, names } = md;
const REALS = names.GOODS.length;

const holding = (s: State, seat: Seat, kind: number): number => (kind === REALS ? on.reals(s, seat) : on.goods(s, seat, kind));

/** What a move at the windmill gives: a Good or Reals. */
const taken = (move: MadeiraMove): number | undefined => {
  if (move.kind === 'exchange') return names.GOODS.indexOf(move.taken);
  return move.kind === 'windmill down reals' ? REALS : undefined;
};

/** Counts by seat and kind what was taken in this round and has not been spent since. */
export class Unused {
  readonly #counts: Counts;
  readonly #untouched: number[][];
  #round = 0;

  constructor(counts: Counts, players: number) {
    this.#counts = counts;
    this.#untouched = Array.from({ length: players }, () => Array<number>(REALS + 1).fill(0));
  }

  hear(before: State, after: State, seat: Seat, move: MadeiraMove): void {
    if (on.round(before) !== this.#round) this.endRound();
    this.#round = on.round(before);
    for (const [other, untouched] of this.#untouched.entries())
      for (let kind = 0; kind <= REALS; kind++) if (holding(after, other, kind) < holding(before, other, kind)) untouched[kind] = 0;
    const kind = seat >= 0 ? taken(move) : undefined;
    const own = this.#untouched[seat];
    if (kind !== undefined && own) own[kind] = at(own, kind) + 1;
  }

  /** Counts what was not used in the round. */
  endRound(): void {
    for (const [seat, untouched] of this.#untouched.entries())
      for (const [kind, times] of untouched.entries()) {
        if (times > 0) this.#counts.add(kind === REALS ? 'Reals of the windmill not used' : 'exchanges not used', seat, times);
        untouched[kind] = 0;
      }
  }
}
