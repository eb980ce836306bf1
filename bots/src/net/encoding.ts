/** How a position becomes the whole numbers that a net reads: one block for each seat, and one for the table. */
import type { State } from '@caravel/core';

/** One number of a block. */
export interface Feature {
  readonly name: string;
  /** The factor by which the number is scaled when the net learns: about one over its usual maximum. */
  readonly unit: number;
}

export interface Encoding {
  readonly seat: readonly Feature[];
  readonly table: readonly Feature[];
  /** Writes the blocks of all seats to `seats`, one every `seatWidth` numbers, and that of the table to `table`: whole numbers from −128 to 127. */
  encode(s: State, seats: Int16Array, table: Int16Array, seatWidth: number): void;
}
