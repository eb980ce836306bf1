/** The pictures in the list of lessons: those of the statistics. */
import type { LessonDrawings } from '../../../learn/lesson-list.ts';
import Sign from '../statistics/Sign.svelte';

export const drawings: LessonDrawings = { Sign };
