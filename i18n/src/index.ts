/** The languages; the words of each game are behind their own entries, `@caravel/i18n/puerto-rico` and `@caravel/i18n/madeira`. */
export { type Forms, type Speech, speechIn } from './format.ts';
export { isLocale, LOCALES, type Locale, localeFor } from './locale.ts';
