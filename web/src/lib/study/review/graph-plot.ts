/** Where everything of the graph lies, in pixels: nothing is scaled, so that words stay readable at every size. */
import { marks, place, type Range } from '../../people/plot.ts';

export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The middle of the lane of luck, and half of its height. */
  readonly lane: number;
  readonly laneHalf: number;
  readonly axis: number;
}

const LANE_HALF = 9;
const AXIS = 15;

export const plotIn = (width: number, height: number, labels: number): Plot => {
  const lane = height - AXIS - LANE_HALF - 1;
  return {
    left: 38,
    right: Math.max(60, width - labels),
    top: 20,
    bottom: lane - LANE_HALF - 8,
    lane,
    laneHalf: LANE_HALF,
    axis: height - 3,
  };
};

/** Moments are equally far apart. */
export const xOf = ({ left, right }: Plot, i: number, last: number): number => left + ((right - left) * i) / Math.max(1, last);

export const indexAt = ({ left, right }: Plot, x: number, last: number): number =>
  Math.max(0, Math.min(last, Math.round(((x - left) / (right - left)) * last)));

export const yOf = ({ top, bottom }: Plot, value: number, range: Range): number => bottom - place(value, range, bottom - top);

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const linePath = (plot: Plot, values: readonly number[], range: Range): string =>
  values.map((value, i) => `${i === 0 ? 'M' : 'L'}${point(xOf(plot, i, values.length - 1), yOf(plot, value, range))}`).join('');

/** The area within the error on both sides. */
export const bandPath = (plot: Plot, values: readonly number[], errors: readonly number[], range: Range): string => {
  const clamp = (value: number): number => Math.max(range.from, Math.min(range.to, value));
  const edge = (sign: 1 | -1): string[] =>
    values.map((value, i) => point(xOf(plot, i, values.length - 1), yOf(plot, clamp(value + sign * (errors[i] ?? 0)), range)));
  return values.length === 0 ? '' : `M${edge(1).join('L')}L${edge(-1).reverse().join('L')}Z`;
};

/** Labels along a line, moved apart so that none covers another; in the order they came. */
export const apart = (wanted: readonly number[], least: number, { from, to }: Range): readonly number[] => {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let above = Number.NEGATIVE_INFINITY;
  for (const one of order) {
    one.y = Math.max(one.y, above + least);
    above = one.y;
  }
  let below = to;
  for (const one of order.toReversed()) {
    one.y = Math.max(Math.min(one.y, below), from);
    below = one.y - least;
  }
  return wanted.map((_, i) => order.find((one) => one.i === i)?.y ?? 0);
};

/** Whole per cent, or points with a little air. */
export const rangeFor = (kind: 'chance' | 'points', values: readonly (readonly number[])[]): Range => {
  if (kind === 'chance') return { from: 0, to: 100 };
  const all = values.flat();
  return all.length === 0 ? { from: 0, to: 1 } : { from: Math.min(0, Math.floor(Math.min(...all))), to: Math.ceil(Math.max(...all)) + 1 };
};

/** Where the graph has lines across. */
export const linesAcross = (kind: 'chance' | 'points', range: Range, height: number): readonly number[] => {
  const isLow = height < 90;
  if (kind === 'points') return marks(range, isLow ? 3 : 5);
  return isLow ? [0, 50, 100] : [0, 25, 50, 75, 100];
};

/** Every round whose label has room. */
export const shownRounds = <T extends { readonly x: number }>(rounds: readonly T[], least: number): readonly T[] => {
  const shown: T[] = [];
  for (const round of rounds) if (shown.length === 0 || round.x - (shown.at(-1)?.x ?? 0) >= least) shown.push(round);
  return shown;
};
