/** What is taught of each game: a folder of its own beside its board. */
import type { LessonDrawings, LessonList } from '../learn/lesson-list.ts';

const lists = import.meta.glob<LessonList>('./*/lessons/index.ts', { import: 'lessons' });

export const loadLessons = async (game: string): Promise<LessonList | undefined> => lists[`./${game}/lessons/index.ts`]?.();

const drawings = import.meta.glob<LessonDrawings>('./*/lessons/drawings.ts', { import: 'drawings' });

export const loadLessonDrawings = async (game: string): Promise<LessonDrawings | undefined> =>
  drawings[`./${game}/lessons/drawings.ts`]?.();
