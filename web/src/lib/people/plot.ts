/** Numbers of plots: round marks on an axis, a line through points, scores counted in steps. */

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Bar {
  readonly from: number;
  readonly count: number;
}

const NICE = [1, 2, 5, 10];

/** The smallest round step that makes at most `most` of them. */
const roundStep = (length: number, most: number): number => {
  const power = 10 ** Math.floor(Math.log10(length / most));
  return power * (NICE.find((nice) => nice * power * most >= length) ?? 10);
};

/** Round numbers inside a range, about `most` of them and at least `least` apart. */
export const marks = ({ from, to }: Range, most = 4, least = 1): number[] => {
  if (to <= from) return [from];
  const step = Math.max(least, roundStep(to - from, most));
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
};

/** The range of the values, with a little air so that a flat line is in the middle. */
export const rangeOf = (values: readonly number[], air = 20): Range => ({ from: Math.min(...values) - air, to: Math.max(...values) + air });

/** Where a value lies on an axis of this length. */
export const place = (value: number, { from, to }: Range, length: number): number => ((value - from) / (to - from || 1)) * length;

/** How many values fall into each step, from the first that has any to the last. */
export const countInSteps = (values: readonly number[], step: number): Bar[] => {
  if (values.length === 0) return [];
  const steps = values.map((value) => Math.floor(value / step));
  const first = Math.min(...steps);
  return Array.from({ length: Math.max(...steps) - first + 1 }, (_, i) => ({
    from: (first + i) * step,
    count: steps.filter((it) => it === first + i).length,
  }));
};

/** The steps both lists cover, so that they can be laid over each other. */
export const sharedSteps = (a: readonly Bar[], b: readonly Bar[], step: number): number[] => {
  const starts = [...a, ...b].map(({ from }) => from);
  if (starts.length === 0) return [];
  const first = Math.min(...starts);
  return Array.from({ length: (Math.max(...starts) - first) / step + 1 }, (_, i) => first + i * step);
};

/** The share of each step in all of them. */
export const sharesAt = (steps: readonly number[], bars: readonly Bar[]): number[] => {
  const all = bars.reduce((sum, { count }) => sum + count, 0) || 1;
  return steps.map((from) => (bars.find((bar) => bar.from === from)?.count ?? 0) / all);
};
