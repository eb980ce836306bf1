/** The decisions of a game shared out among threads: each judges every so many of them. */
import type { Step } from '@caravel/core';
import type { TrainedModel } from '../trained.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { judge, type Verdict } from './verdict.ts';

export interface ReviewEffort {
  /** For each large decision; small ones get a part of it. */
  readonly visits: number;
}

/** Which of the decisions: the one of this number and every `of`-th after it. */
export interface Share {
  readonly number: number;
  readonly of: number;
}

const PART_FOR_SMALL = 0.25;

/** How far the decision is searched. */
const visitsFor = ({ model }: TrainedModel, { before }: Decision, { visits }: ReviewEffort): number =>
  Math.ceil(visits * (model.isLarge(before) ? 1 : PART_FOR_SMALL));

/** With no visits, by the estimate alone. */
export const judgeDecision = (trained: TrainedModel, decision: Decision, effort: ReviewEffort): Verdict =>
  judge(trained, decision, visitsFor(trained, decision, effort));

export function* judgeShare(
  trained: TrainedModel,
  steps: readonly Step[],
  effort: ReviewEffort,
  { number, of }: Share,
): Generator<Verdict, void, void> {
  for (const [i, decision] of decisionsOf(trained.model, steps).entries())
    if (i % of === number) yield judgeDecision(trained, decision, effort);
}
