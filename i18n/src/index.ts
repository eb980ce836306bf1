/** The languages; every folder of words is an entry of its own: `@caravel/i18n/shell`, `@caravel/i18n/<game>`. */
export type { Card } from './card.ts';
export { type Forms, type Speech, speechIn } from './format.ts';
export { isLocale, LOCALES, type Locale, localeFor } from './locale.ts';
