/** A part of a block: its features, and the function that writes them. */
import type { State } from '@caravel/core';
import type { Feature } from '../../../net/encoding.ts';
import type { SeatFacts } from './seat-facts.ts';
import type { TableFacts } from './table-facts.ts';

export interface SeatPart {
  readonly features: readonly Feature[];
  /** Writes all of its features to `out` from index `at` on. */
  write(s: State, table: TableFacts, me: SeatFacts, out: Int16Array, at: number): void;
}

export interface TablePart {
  readonly features: readonly Feature[];
  write(s: State, table: TableFacts, out: Int16Array, at: number): void;
}

/** Limits a number that the rules do not limit, so that it fits into what a net reads. */
export const limited = (value: number, most: number): number => (value > most ? most : value < -most ? -most : value);

export const flag = (is: boolean): number => (is ? 1 : 0);
