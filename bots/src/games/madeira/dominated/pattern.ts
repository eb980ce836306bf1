/** A kind of dominated move: another move is as good in every respect and better in one, so a person who knows the rules never plays it. */
import type { Seat, State } from '@caravel/core';
import type { MadeiraMove } from '@caravel/madeira';

/** Whether a legal move is dominated for the seat that makes it. */
export type Test = (s: State, seat: Seat) => boolean;

export interface Pattern {
  readonly name: string;
  /** The test of a move that the pattern is about; undefined for all others. */
  of(move: MadeiraMove): Test | undefined;
}
