import type { KnownGame } from '../known-game.ts';

export const puertoRico: KnownGame = {
  name: 'puerto-rico',
  load: () => import('./trained.ts'),
  loadTraining: () => import('./training.ts'),
  loadHabits: () => import('./habits.ts'),
};
