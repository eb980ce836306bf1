/** How a position becomes the whole numbers a net reads: a block for each seat, and one for the table. */
import type { State } from '@caravel/core';

/** One number of a block. */
export interface Feature {
  readonly name: string;
  /** What 1 of it counts as when the net learns: about one over its usual largest size. */
  readonly unit: number;
}

export interface Encoding {
  readonly seat: readonly Feature[];
  readonly table: readonly Feature[];
  /** Writes the blocks of all seats, one after the other and each `seatWidth` long, to `seats`, and the table to `table`. Numbers are whole and from −128 to 127. */
  encode(s: State, seats: Int16Array, table: Int16Array, seatWidth: number): void;
}
