/** What bots need of a game: the net is loaded with the first bot that plays it, the rest by the command line. */
import type { GameHabits } from '../arena/habits.ts';
import type { Training } from '../train/training.ts';
import type { Trained } from '../trained.ts';

export interface KnownGame {
  readonly name: string;
  load(): Promise<{ readonly trained: Trained }>;
  loadTraining(): Promise<{ readonly training: Training }>;
  /** What `caravel habits` and `caravel stats` count. */
  loadHabits(): Promise<{ readonly habits: GameHabits }>;
}
