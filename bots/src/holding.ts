/** A quantity of a seat that people count at the table. What a move changes is explained by these. */
import type { Seat, State } from '@caravel/core';

export interface Holding {
  /** The key of its name, which a page can translate. */
  readonly what: string;
  of(s: State, seat: Seat): number;
  /** An advantage in tempo: mentioned only when it is gained. */
  readonly isTempo?: true;
}
