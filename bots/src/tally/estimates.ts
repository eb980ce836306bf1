/** Shares and means out of sums, with their 95 % intervals. */
import { type Estimate, NORMAL, studentQuantile } from '../arena/interval.ts';
import { type Moments, PARTS, type Share } from './sums.ts';

/**
 * Wilson's interval, which stays between 0 and 1. Seats of a game cannot all win, so where several of them did the same the share is surer
 * than this says.
 */
export const shareOf = ([seats, wins]: Share): Estimate => {
  const share = wins / PARTS / seats;
  const z = NORMAL ** 2 / seats;
  const centre = (share + z / 2) / (1 + z);
  const reach = Math.sqrt(z * (share * (1 - share) + z / 4)) / (1 + z);
  return { mean: share, low: centre - reach, high: centre + reach };
};

export const meanOf = ([games, sum, squares]: Moments): Estimate => {
  const mean = sum / games;
  const freedom = games - 1;
  if (freedom < 1) return { mean: mean / PARTS, low: null, high: null };
  const variance = Math.max(0, squares - games * mean ** 2) / freedom;
  const reach = studentQuantile(freedom) * Math.sqrt(variance / games);
  return { mean: mean / PARTS, low: (mean - reach) / PARTS, high: (mean + reach) / PARTS };
};
