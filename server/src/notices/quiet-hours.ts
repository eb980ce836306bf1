/** Quiet hours by the clock on the person's wall, also on the days on which it is set forward or back. */
import type { QuietHours } from '@caravel/protocol';

const MINUTE = 60_000;
const DAY = 1440;
/** Clocks are set by an hour at most. */
const SET_MOST = 60;

/** Making one takes longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockIn = (zone: string): Intl.DateTimeFormat => {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (clocks.size >= 1000) clocks.clear();
  clocks.set(zone, clock);
  return clock;
};

/** The minute of the day in the time zone. */
const minuteIn = (zone: string, at: number): number => {
  const parts = clockIn(zone).formatToParts(at);
  const [hour = 0, minute = 0] = parts.filter(({ type }) => type === 'hour' || type === 'minute').map(({ value }) => Number(value));
  return hour * 60 + minute;
};

/** Minutes from one minute of the day to the next time it is another. */
const ahead = (from: number, to: number): number => (to - from + DAY) % DAY;

/** How many minutes are left of them by the clock; 0 outside of them. */
const minutesLeft = ({ from, until, zone }: QuietHours, at: number): number => {
  const minute = minuteIn(zone, at);
  return ahead(from, minute) < ahead(from, until) ? ahead(minute, until) : 0;
};

/** The clock may jump over their end, or go through it twice: within an hour of it every minute is looked at. */
const stepWith = (left: number): number => (left < DAY - SET_MOST ? Math.max(1, left - SET_MOST) : 1);

/** When they end, if `now` lies within them; otherwise `now`. */
export const quietUntil = (quiet: QuietHours, now: number): number => {
  let left = minutesLeft(quiet, now);
  if (left === 0) return now;
  let at = now - (now % MINUTE);
  while (left > 0) {
    at += stepWith(left) * MINUTE;
    left = minutesLeft(quiet, at);
  }
  return at;
};
