/** The words of the end of a game in the chosen language. */
import { type Ending, loadEnding } from '@caravel/i18n/ending';
import { LateWords } from '../late-words.svelte.ts';

const words = new LateWords(loadEnding);
export const endingWords = (): Ending | undefined => words.value;
export const useEndingWords = (): void => words.use();
