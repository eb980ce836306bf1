/** Runs a net on blocks of numbers: compiled where the host supports it, in plain JavaScript elsewhere. */
import type { Weights } from '../weights.ts';

export interface Kernel {
  /** The input, which the encoder writes here: a block for each seat, and one for the table. */
  readonly seats: Int16Array;
  readonly table: Int16Array;
  /** Two numbers for each seat: its score, and the logarithm of its odds. */
  readonly answers: Float32Array;
  /** Replaces the weights by others of the same shape. */
  load(weights: Weights): void;
  judge(players: number): void;
}
