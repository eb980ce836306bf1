export { holdsAgain, replayPuzzle } from './again.ts';
export { findPuzzles, type Hope, type Hopes, TIMES_DEEPER } from './find.ts';
export { isClear } from './proof.ts';
export type { Puzzle, PuzzleGame, WrittenAnswer } from './puzzle.ts';
