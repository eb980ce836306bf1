/** The sizes of a net: one tower for all seats, so that one net serves every number of players. */
import type { Encoding } from './encoding.ts';

export interface Shape {
  /** Numbers in the block of a seat and of the table, rounded up to whole registers. */
  readonly seat: number;
  readonly table: number;
  /** Units of the first layer; each seat has its own, from its block and the table's. */
  readonly hidden: number;
}

/** Units of the second layer: the kernels keep them in eight registers. */
export const MIDDLE = 32;
/** A net answers with two numbers for a seat: its final score, and the logarithm of its odds to win. */
export const ANSWERS = 2;
/** Registers hold eight whole numbers: blocks and rows are filled up to a multiple of it. */
const LANES = 8;
/** A row of the first layer for a seat has, after its hidden units, what goes straight to the answers. */
export const rowOfSeat = ({ hidden }: Shape): number => hidden + LANES;
export const MOST_SEATS = 5;

const roundUp = (count: number): number => Math.ceil(count / LANES) * LANES;

export const shapeOf = ({ seat, table }: Encoding, hidden: number): Shape => ({
  seat: roundUp(seat.length),
  table: roundUp(table.length),
  hidden,
});
