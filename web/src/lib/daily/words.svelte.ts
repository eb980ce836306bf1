/** The words of the daily table in the chosen language, and its dates. */
import { type DailyWords, loadDaily } from '@caravel/i18n/daily';
import { LateWords } from '../late-words.svelte.ts';
import { settings } from '../settings.svelte.ts';

const words = new LateWords(loadDaily);
export const dailyWords = (): DailyWords | undefined => words.value;
export const useDailyWords = (): void => words.use();

/** A day by UTC, as `2026-11-18`, whatever the clock of this device. */
export const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(settings.locale.value, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
