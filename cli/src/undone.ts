import type { Entry } from '@caravel/core';

/** The numbers (from 0) of the moves that undos took back. Expects entries that replayed without a problem. */
export const undoneMoves = (entries: readonly Entry[]): ReadonlySet<number> => {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const [i, entry] of entries.entries())
    if ('undo' in entry) for (const taken of standing.splice(standing.length - entry.undo)) undone.add(taken);
    else standing.push(i);
  return undone;
};
