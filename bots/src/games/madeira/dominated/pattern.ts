/** A way to play that a person who knows the rules never chooses, because another move is as good in every way and better in one. */
import type { Seat, State } from '@caravel/core';
import type { MadeiraMove } from '@caravel/madeira';

/** Whether a legal move is dominated for the seat that is asked. */
export type Test = (s: State, seat: Seat) => boolean;

export interface Pattern {
  readonly name: string;
  /** The test of a move that the pattern is about; undefined for all others. */
  of(move: MadeiraMove): Test | undefined;
}
