/** The words of exploring in the chosen language. */
import { type Explore, loadExplore } from '@caravel/i18n/explore';
import { settings } from '../../settings.svelte.ts';

class ExploreWords {
  value = $state.raw<Explore | undefined>();

  async load(): Promise<void> {
    const locale = settings.locale.value;
    const words = await loadExplore(locale);
    if (locale === settings.locale.value) this.value = words;
  }
}

const words = new ExploreWords();

/** The words now, or undefined while they are on their way; follows the language. */
export const exploreWords = (): Explore | undefined => words.value;

/** Call in a component: loads the words and follows the language. */
export const useExploreWords = (): void => {
  $effect(() => {
    void settings.locale.value;
    void words.load();
  });
};
