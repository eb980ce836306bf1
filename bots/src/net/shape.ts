/** The sizes of a net. All seats share the same weights, so that one net serves every number of players. */
import type { Encoding } from './encoding.ts';

export interface Shape {
  /** The size of the block of a seat and of the table, rounded up to whole SIMD registers. */
  readonly seat: number;
  readonly table: number;
  /** Units of the first layer. Each seat has its own, computed from its block and that of the table. */
  readonly hidden: number;
}

/** Units of the second layer: the kernels keep them in eight registers. */
export const MIDDLE = 32;
/** A net gives two answers for each seat: its final score, and the logarithm of its odds to win. */
export const ANSWERS = 2;
/** A SIMD register holds eight whole numbers, so blocks and rows are padded to a multiple of eight. */
const LANES = 8;
/** A row of a seat's first layer: the weights to the hidden units, then those straight to the answers. */
export const rowOfSeat = ({ hidden }: Shape): number => hidden + LANES;
export const MOST_SEATS = 5;

const roundUp = (count: number): number => Math.ceil(count / LANES) * LANES;

export const shapeOf = ({ seat, table }: Encoding, hidden: number): Shape => ({
  seat: roundUp(seat.length),
  table: roundUp(table.length),
  hidden,
});
