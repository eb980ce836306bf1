/** Where everything of the graph lies, in pixels: nothing is scaled, so that words stay readable at every size. */
import { at } from '@caravel/core';
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

export const plotIn = (width: number, height: number, left: number, labels: number): Plot => {
  const lane = height - AXIS - LANE_HALF - 1;
  return {
    left,
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
    values.map((value, i) => point(xOf(plot, i, values.length - 1), yOf(plot, clamp(value + sign * at(errors, i)), range)));
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
  return order.toSorted((a, b) => a.i - b.i).map(({ y }) => y);
};

/** Whole per cent, or points with a little air. */
export const rangeFor = (kind: 'chance' | 'points', values: readonly (readonly number[])[]): Range => {
  if (kind === 'chance') return { from: 0, to: 100 };
  const all = values.flat();
  return all.length === 0 ? { from: 0, to: 1 } : { from: Math.floor(Math.min(...all)) - 1, to: Math.ceil(Math.max(...all)) + 1 };
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
  let free = Number.NEGATIVE_INFINITY;
  for (const round of rounds) {
    if (round.x < free) continue;
    shown.push(round);
    free = round.x + least;
  }
  return shown;
};
