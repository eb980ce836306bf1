/** Moments as people read them, in the chosen language. */
import { settings } from './settings.svelte.ts';

export const dayOf = (moment: number): string => new Intl.DateTimeFormat(settings.locale.value, { dateStyle: 'medium' }).format(moment);

export const momentOf = (moment: number): string =>
  new Intl.DateTimeFormat(settings.locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
