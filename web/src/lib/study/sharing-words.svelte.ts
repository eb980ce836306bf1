/** The words of shared games and analyses in the chosen language. */
import { loadSharing, type Sharing } from '@caravel/i18n/sharing';
import { LateWords } from '../late-words.svelte.ts';

const words = new LateWords(loadSharing);
export const sharing = (): Sharing | undefined => words.value;
export const useSharingWords = (): void => words.use();
