/** How far weights have been learnt, iteration by iteration: through JSON and back. */
import type { Weights } from '../mind.ts';

interface Learner<Saved> {
  save(): Saved;
  /** Throws if it was saved by another. */
  load(saved: Saved): void;
}

export interface Progress<Saved = unknown> {
  iteration: number;
  weights: Weights | undefined;
  /** One a stage of the game. */
  readonly regressions: readonly Learner<Saved>[];
}

export interface SavedProgress<Saved = unknown> {
  readonly iteration: number;
  readonly weights: readonly number[] | null;
  readonly regressions: readonly Saved[];
}

export const saveProgress = ({ iteration, weights, regressions }: Progress): SavedProgress => ({
  iteration,
  weights: weights ? [...weights] : null,
  regressions: regressions.map((regression) => regression.save()),
});

/** Brings a fresh start to where `saveProgress` left off; the mind must be the same. */
export const resumeProgress = <P extends Progress>(start: P, saved: SavedProgress): P => {
  const { regressions } = start;
  if (saved.regressions.length !== regressions.length) throw new RangeError(`not of ${regressions.length} stages`);
  for (const [stage, regression] of regressions.entries()) regression.load(saved.regressions[stage]);
  start.iteration = saved.iteration;
  start.weights = saved.weights ? Float64Array.from(saved.weights) : undefined;
  return start;
};
