/** The points of a day in a few bars, and where one's own stand. */
import type { ScoreCount } from '@caravel/protocol';

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly isOwn: boolean;
}

/** Widths that people count in. */
const STEPS = [1, 2, 3, 5, 10, 20, 50, 100];
const MOST_BARS = 10;

/** Ten at most, from the fewest points to the most; also the empty ones in between. */
export const barsOf = (scores: readonly ScoreCount[], own: number | undefined): Bar[] => {
  const points = scores.map(({ score }) => score);
  if (points.length === 0) return [];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const countWith = (step: number): number => Math.floor(most / step) - Math.floor(least / step) + 1;
  const step = STEPS.find((one) => countWith(one) <= MOST_BARS) ?? Math.ceil((most - least + 1) / (MOST_BARS - 1));
  const first = Math.floor(least / step) * step;
  return Array.from({ length: countWith(step) }, (_, i) => {
    const from = first + i * step;
    const isIn = (score: number): boolean => score >= from && score < from + step;
    const count = scores.reduce((sum, one) => sum + (isIn(one.score) ? one.count : 0), 0);
    return { from, to: from + step - 1, count, isOwn: own !== undefined && isIn(own) };
  });
};

export const playersIn = (scores: readonly ScoreCount[]): number => scores.reduce((sum, { count }) => sum + count, 0);

export const othersIn = (scores: readonly ScoreCount[]): number => playersIn(scores) - 1;

/** How many per cent of the others have fewer points; undefined where there are no others. */
export const betterThan = (scores: readonly ScoreCount[], own: number): number | undefined => {
  const others = othersIn(scores);
  const fewer = playersIn(scores.filter(({ score }) => score < own));
  return others > 0 ? Math.floor((100 * fewer) / others) : undefined;
};

const BLOCKS = '▁▂▃▄▅▆▇█';

/** The bars as a line of text, for a message to friends. */
export const sparkline = (bars: readonly Bar[]): string => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return bars.map(({ count }) => BLOCKS[Math.round((count / most) * (BLOCKS.length - 1))]).join('');
};
