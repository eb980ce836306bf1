/** A part of the encoding: its features in order, and the function that writes them from `at` on into zeros and returns where the next part begins. */
import type { Seat, State } from '@caravel/core';
import type { Feature } from '../../../net/encoding.ts';

export interface SeatPart {
  readonly features: readonly Feature[];
  write(s: State, seat: Seat, out: Int16Array, at: number): number;
}

export interface TablePart {
  readonly features: readonly Feature[];
  write(s: State, out: Int16Array, at: number): number;
}

/** `size` is about the largest number usually seen. */
export const feature = (name: string, size = 1): Feature => ({ name, unit: 1 / size });

/** A feature for each of the names. */
export const each = (prefix: string, names: readonly (string | number)[], size = 1): Feature[] =>
  names.map((name) => feature(`${prefix} ${name}`, size));

/** The number at an index that is known to be in range. */
export const numberAt = (row: Int16Array, i: number): number => row[i] as number;

export const addOne = (row: Int16Array, i: number): void => {
  row[i] = numberAt(row, i) + 1;
};

/** Limits a number that a corrected board or an unusual game may make too large. */
export const clip = (value: number): number => {
  if (value > 127) return 127;
  return value < -128 ? -128 : value;
};

/** Writes 1 to one of `count` numbers; an index out of range leaves all 0. */
export const writeOneOf = (index: number, count: number, out: Int16Array, at: number): number => {
  if (index >= 0 && index < count) out[at + index] = 1;
  return at + count;
};
