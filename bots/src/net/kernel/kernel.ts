/** What judges blocks of numbers by a net: compiled where the host can run it, in plain JavaScript elsewhere. */
import type { Weights } from '../weights.ts';

export interface Kernel {
  /** The encoder writes here: a block for each seat, and the table's. */
  readonly seats: Int16Array;
  readonly table: Int16Array;
  /** Two numbers a seat: its score, and the logarithm of its odds. */
  readonly answers: Float32Array;
  /** Other weights of the same shape. */
  load(weights: Weights): void;
  judge(players: number): void;
}
