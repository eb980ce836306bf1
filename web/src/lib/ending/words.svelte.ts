/** The words of the end of a game in the chosen language. */
import { type Ending, loadEnding } from '@caravel/i18n/ending';
import { settings } from '../settings.svelte.ts';

let words = $state.raw<Ending | undefined>();

/** The words now, or undefined while they are on their way; follows the language. */
export const endingWords = (): Ending | undefined => words;

/** Call in a component: loads the words and follows the language. */
export const useEndingWords = (): void => {
  $effect(() => {
    const locale = settings.locale.value;
    void loadEnding(locale).then((loaded) => {
      if (locale === settings.locale.value) words = loaded;
    });
  });
};
