/** Moments as people read them, in the chosen language. */
import { settings } from './settings.svelte.ts';

export const dayOf = (moment: number): string => new Intl.DateTimeFormat(settings.locale.value, { dateStyle: 'medium' }).format(moment);

export const momentOf = (moment: number): string =>
  new Intl.DateTimeFormat(settings.locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);

const STEPS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
] as const;

/** How long ago it was, in the largest whole unit: `2 minutes ago`, `yesterday`. */
export const agoOf = (moment: number): string => {
  const words = new Intl.RelativeTimeFormat(settings.locale.value, { numeric: 'auto', style: 'short' });
  let passed = (Date.now() - moment) / 60_000;
  for (const [unit, next] of STEPS) {
    if (Math.abs(passed) < next) return words.format(-Math.round(passed), unit);
    passed /= next;
  }
  return words.format(-Math.round(passed), 'year');
};

/** A span of time in its largest whole unit, at least a minute: `3 min`, `2 hr`, `5 days`. */
export const spanOf = (milliseconds: number): string => {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const [count, unit] =
    minutes < 60 ? [minutes, 'minute'] : minutes < 1440 ? [Math.floor(minutes / 60), 'hour'] : [Math.floor(minutes / 1440), 'day'];
  return new Intl.NumberFormat(settings.locale.value, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
};
