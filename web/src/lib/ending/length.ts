/** How long a game took, as people say it: `48 min`, `1 hr 48 min`, `3 days`. */
const HOUR = 60;
const DAY = 24 * HOUR;

export const lengthOf = (locale: string, milliseconds: number): string => {
  const write = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < HOUR) return write(minutes, 'minute');
  if (minutes >= 2 * DAY) return write(Math.round(minutes / DAY), 'day');
  const rest = minutes % HOUR;
  return [write(Math.floor(minutes / HOUR), 'hour'), ...(rest === 0 ? [] : [write(rest, 'minute')])].join(' ');
};
