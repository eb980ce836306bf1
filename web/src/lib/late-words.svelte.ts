/** Words that come with a part of the pages, in the chosen language. */
import type { Locale } from '@caravel/i18n';
import { settings } from './settings.svelte.ts';

export class LateWords<T> {
  #value = $state.raw<T>();
  readonly #load: (locale: Locale) => Promise<T>;

  constructor(load: (locale: Locale) => Promise<T>) {
    this.#load = load;
  }

  /** The words now, or undefined while they are on their way; follows the language. */
  get value(): T | undefined {
    return this.#value;
  }

  /** Call in a component: loads the words and follows the language. */
  use(): void {
    $effect(() => {
      const locale = settings.locale.value;
      const show = (words: T) => {
        if (locale === settings.locale.value) this.#value = words;
      };
      // Without a network they may not come; Trouble.svelte tells so.
      this.#load(locale).then(show, () => {});
    });
  }
}
