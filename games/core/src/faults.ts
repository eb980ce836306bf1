/** Helps a game to check its invariants and to report each broken one in words. */
import type { Layout, State } from './layout.ts';

/** The sum of `of(0)` to `of(length − 1)`. */
export const sumOf = (length: number, of: (i: number) => number): number => {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += of(i);
  return sum;
};

export class Faults {
  readonly list: string[] = [];

  equal(what: string, found: number, expected: number): void {
    if (found !== expected) this.list.push(`${what}: ${found}, not ${expected}`);
  }

  atMost(what: string, found: number, limit: number): void {
    if (found > limit) this.list.push(`${what}: ${found}, more than ${limit}`);
  }

  atLeast(what: string, found: number, limit: number): void {
    if (found < limit) this.list.push(`${what}: ${found}, fewer than ${limit}`);
  }

  /** No number is negative, except in the fields where a negative number means nobody or nothing. */
  notNegative(layout: Layout, s: State, except: ReadonlySet<string>): void {
    for (const { name, at, shape } of layout.fields) {
      if (except.has(name)) continue;
      const end = at + shape.reduce((product, n) => product * n, 1);
      for (let i = at; i < end; i++) this.atLeast(name, s[i] as number, 0);
    }
  }
}
