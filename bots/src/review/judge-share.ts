/** The decisions of a game shared out among threads: each judges every so many of them. */
import type { Step } from '@caravel/core';
import type { TrainedModel } from '../trained.ts';
import { decisionsOf } from './decisions.ts';
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

export function* judgeShare(
  trained: TrainedModel,
  steps: readonly Step[],
  { visits }: ReviewEffort,
  { number, of }: Share,
): Generator<Verdict, void, void> {
  for (const [i, decision] of decisionsOf(trained.model, steps).entries()) {
    if (i % of !== number) continue;
    yield judge(trained, decision, Math.ceil(visits * (trained.model.isLarge(decision.before) ? 1 : PART_FOR_SMALL)));
  }
}
