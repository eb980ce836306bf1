/** The words of puzzles in the chosen language. */
import { loadPuzzles, type Puzzles } from '@caravel/i18n/puzzles';
import { LateWords } from '../late-words.svelte.ts';

const words = new LateWords(loadPuzzles);
export const puzzleWords = (): Puzzles | undefined => words.value;
export const usePuzzleWords = (): void => words.use();
