/** What is left on a clock, as precise as it matters: days, hours, minutes and seconds. */
import type { Online } from '@caravel/i18n/online';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

export const clockText = (milliseconds: number, { table }: Pick<Online, 'table'>): string => {
  if (milliseconds <= 0) return table.timeUp;
  if (milliseconds >= 2 * DAY) return table.days(Math.floor(milliseconds / DAY));
  if (milliseconds >= 10 * HOUR) return table.hours(Math.floor(milliseconds / HOUR));
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const seconds = two(Math.floor((milliseconds % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
};
