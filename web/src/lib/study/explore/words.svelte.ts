/** The words of exploring in the chosen language. */
import { type Explore, loadExplore } from '@caravel/i18n/explore';
import { LateWords } from '../../late-words.svelte.ts';

const words = new LateWords(loadExplore);
export const exploreWords = (): Explore | undefined => words.value;
export const useExploreWords = (): void => words.use();
