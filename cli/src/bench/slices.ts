/**
 * Kinds of work that take turns in short slices, each counted and timed by itself. A machine that slows down for a while slows all of them,
 * so that the ratio of their rates stays when the rates do not.
 */
import { at } from '@caravel/core';
import type { Host } from '../host.ts';

const SLICE = 25;

export interface Timed {
  /** How much was done, as the work itself counts. */
  readonly count: number;
  readonly seconds: number;
}

/** Does a small amount of work and returns how much. */
export type Work = () => number;

const oneSlice = (work: Work, host: Host): Timed => {
  const start = host.now();
  let count = 0;
  let now = start;
  do {
    count += work();
    now = host.now();
  } while (now - start < SLICE);
  return { count, seconds: (now - start) / 1000 };
};

const add = (a: Timed, b: Timed): Timed => ({ count: a.count + b.count, seconds: a.seconds + b.seconds });

/** Slices of each work in turn until all together took `seconds`; every work had at least one. */
export const inSlices = <const T extends readonly Work[]>(works: T, seconds: number, host: Host): { [K in keyof T]: Timed } => {
  let sums: Timed[] = works.map(() => ({ count: 0, seconds: 0 }));
  do sums = sums.map((sum, i) => add(sum, oneSlice(at(works, i), host)));
  while (sums.reduce((total, sum) => total + sum.seconds, 0) < seconds);
  return sums as { [K in keyof T]: Timed };
};

export const rateOf = ({ count, seconds }: Timed): number => count / Math.max(1e-6, seconds);
