/** What `caravel habits` counts in each game. */
import type { GameHabits } from '../arena/habits.ts';

export const HABITS: Readonly<Record<string, () => Promise<{ readonly habits: GameHabits }>>> = {
  'puerto-rico': () => import('./puerto-rico/habits.ts'),
  madeira: () => import('./madeira/habits.ts'),
};
