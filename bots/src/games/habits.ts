/** What `caravel habits` and `caravel stats` count in each game. */
import type { GameHabits } from '../arena/habits.ts';

const HABITS: Readonly<Record<string, () => Promise<{ readonly habits: GameHabits }>>> = {
  'puerto-rico': () => import('./puerto-rico/habits.ts'),
  madeira: () => import('./madeira/habits.ts'),
};

export const habitsOf = async (game: string): Promise<GameHabits> => {
  const load = HABITS[game];
  if (!load) throw new Error(`nobody has said what to count of ${game}`);
  return (await load()).habits;
};
