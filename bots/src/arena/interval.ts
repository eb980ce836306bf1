/** Means with 95 % confidence intervals by Student's t. */

export interface Estimate {
  readonly mean: number;
  /** The ends of the 95 % interval; null where one sample says nothing about the spread. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The 97.5 % quantile of Student's t for 1 to 10 degrees of freedom; above that the series below is exact to three decimal places. */
const QUANTILES = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622, 2.2281];
export const NORMAL = 1.959964;

/** The Cornish–Fisher series around the normal quantile. */
const seriesQuantile = (freedom: number): number => {
  const z = NORMAL;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
};

export const studentQuantile = (freedom: number): number => QUANTILES[freedom - 1] ?? seriesQuantile(freedom);

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of independent samples. */
export const estimate = (samples: readonly number[]): Estimate => {
  const mean = meanOf(samples);
  const freedom = samples.length - 1;
  if (freedom < 1) return { mean, low: null, high: null };
  const variance = samples.reduce((sum, value) => sum + (value - mean) ** 2, 0) / freedom;
  const reach = studentQuantile(freedom) * Math.sqrt(variance / samples.length);
  return { mean, low: mean - reach, high: mean + reach };
};

/** One independent sample of a ratio: `of` were counted among `per`. */
export interface Part {
  readonly of: number;
  readonly per: number;
}

/** The ratio of two sums. Its interval comes from how far each sample is from its expected share. */
export const ratio = (parts: readonly Part[]): Estimate => {
  const sum = (figure: (part: Part) => number): number => parts.reduce((total, part) => total + figure(part), 0);
  const per = sum((part) => part.per);
  const mean = sum((part) => part.of) / per;
  const freedom = parts.length - 1;
  if (freedom < 1) return { mean, low: null, high: null };
  const variance = sum((part) => (part.of - mean * part.per) ** 2) * (parts.length / freedom);
  const reach = (studentQuantile(freedom) * Math.sqrt(variance)) / per;
  return { mean, low: mean - reach, high: mean + reach };
};
