/** What the games' sheets for setting up a position are written with. */
import type { State } from '@caravel/core';
import type { PositionField } from './position-kit.ts';

type Change = (s: State) => void;
export type SetNumber = (s: State, value: number) => void;

/** The position after the change; the one before stays. */
const changed = (s: State, change: Change): State => {
  const next = s.slice();
  change(next);
  return next;
};

export const field = (s: State, key: string, label: string, value: number, set: SetNumber): PositionField => ({
  key,
  label,
  value,
  with: (next) => changed(s, (copy) => set(copy, next)),
});

/** Which faults a reason stands for; in a list, the first that fits says why. */
export type Reasons<Reason> = readonly (readonly [RegExp, Reason])[];

const rank = (reasons: Reasons<unknown>, fault: string): number => {
  const known = reasons.findIndex(([pattern]) => pattern.test(fault));
  return known < 0 ? reasons.length : known;
};

/** Whoever reads of one fault need not read what it upset besides: the one that says most comes first. */
export const ranked = (reasons: Reasons<unknown>, faults: readonly string[]): readonly string[] =>
  faults.toSorted((a, b) => rank(reasons, a) - rank(reasons, b));

export const reasonOf = <Reason>(reasons: Reasons<Reason>, fault: string): Reason | undefined => reasons[rank(reasons, fault)]?.[1];
