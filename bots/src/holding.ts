/** A quantity of a seat that people count at the table, by the key of its name: what a move changes is told in these. */
import type { Seat, State } from '@caravel/core';

export interface Holding {
  readonly what: string;
  of(s: State, seat: Seat): number;
}
