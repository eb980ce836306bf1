/** A position as numbers, as one seat observes it. */
import type { Seat, State } from '@caravel/core';

export const OBSERVATIONS = ['net', 'plain'] as const;
type ObservationName = (typeof OBSERVATIONS)[number];

export interface ObservedNumber {
  readonly name: string;
  /** A factor that brings the usual values to about −1 to 1. */
  readonly unit: number;
}

export interface Observer {
  readonly name: ObservationName;
  readonly type: 'int8' | 'int16';
  readonly numbers: readonly ObservedNumber[];
  /** Writes all numbers to `out` from `at` on. */
  observe(s: State, viewer: Seat, out: Int8Array | Int16Array, at: number): void;
}
