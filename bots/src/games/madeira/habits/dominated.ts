/** Counts the dominated moves that were played, by pattern. */
import type { Move, Seat, State } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import type { Counts } from '../../../arena/habits.ts';
import type { Test } from '../dominated/pattern.ts';
import { WINDMILL_PATTERNS } from '../dominated/windmill.ts';
import { PATTERNS } from '../dominated.ts';

const AT_THE_MILL = new Set(WINDMILL_PATTERNS.map(({ name }) => name));
export const DOMINATED = 'dominated moves';
export const DOMINATED_AT_MILL = 'dominated moves at the windmill';

const testsOf = (move: Move): { readonly name: string; readonly test: Test }[] =>
  PATTERNS.flatMap((pattern) => {
    const test = pattern.of(madeira.moves.struct(move));
    return test ? [{ name: pattern.name, test }] : [];
  });

const TESTS = Array.from({ length: madeira.moves.count }, (_, move) => testsOf(move));

export const countDominated = (counts: Counts, s: State, seat: Seat, move: Move): void => {
  const found = (TESTS[move] ?? []).filter(({ test }) => test(s, seat));
  if (found.length > 0) counts.add(DOMINATED, seat);
  if (found.some(({ name }) => AT_THE_MILL.has(name))) counts.add(DOMINATED_AT_MILL, seat);
  for (const { name } of found) counts.add(name, seat);
};
