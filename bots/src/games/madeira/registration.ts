import type { KnownGame } from '../known-game.ts';

export const madeira: KnownGame = {
  name: 'madeira',
  load: () => import('./trained.ts'),
  loadTraining: () => import('./training.ts'),
  loadHabits: () => import('./habits.ts'),
};
