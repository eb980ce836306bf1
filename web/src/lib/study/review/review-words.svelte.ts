/** The words of a review in the chosen language. */
import { loadReview, type Review } from '@caravel/i18n/review';
import { LateWords } from '../../late-words.svelte.ts';

const words = new LateWords(loadReview);
export const reviewWords = (): Review | undefined => words.value;
export const useReviewWords = (): void => words.use();
