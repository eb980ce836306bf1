/** The words of a review in the chosen language. */
import { loadReview, type Review } from '@caravel/i18n/review';
import { settings } from '../../settings.svelte.ts';

class ReviewWords {
  value = $state.raw<Review | undefined>();

  async load(): Promise<void> {
    const locale = settings.locale.value;
    const words = await loadReview(locale);
    if (locale === settings.locale.value) this.value = words;
  }
}

export const reviewWords = new ReviewWords();

/** Call in a component: loads the words and follows the language. */
export const useReviewWords = (): void => {
  $effect(() => {
    void settings.locale.value;
    void reviewWords.load();
  });
};
