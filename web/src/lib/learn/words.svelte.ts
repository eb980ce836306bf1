/** The words around what is taught in the chosen language. */
import { type Learn, loadLearn } from '@caravel/i18n/learn';
import { LateWords } from '../late-words.svelte.ts';

const words = new LateWords(loadLearn);
export const learnWords = (): Learn | undefined => words.value;
export const useLearnWords = (): void => words.use();
