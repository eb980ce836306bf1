/** The course of a whole game: who stood how after every move. */
import type { Step } from '@caravel/core';
import type { Policy } from '../policy.ts';
import { type Figures, figuresOf } from './figures.ts';

/** The figures at the start and after every move that counts. */
export const courseOf = (policy: Policy, steps: readonly Step[]): readonly Figures[] => {
  const [first] = steps;
  return first ? [figuresOf(policy, first.before), ...steps.map(({ after }) => figuresOf(policy, after))] : [];
};
