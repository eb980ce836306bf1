/** A share in whole per cent; never −0. */
export const whole = (share: number): number => Math.round(100 * share) || 0;
