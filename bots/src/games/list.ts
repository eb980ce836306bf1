/** The games with a trained net, which is loaded with the first bot that plays the game. */

import type { Training } from '../train/training.ts';
import type { Trained } from '../trained.ts';

interface TrainedGame {
  load(): Promise<{ readonly trained: Trained }>;
  loadTraining(): Promise<{ readonly training: Training }>;
}

export const TRAINED_GAMES: Readonly<Record<string, TrainedGame>> = {
  'puerto-rico': { load: () => import('./puerto-rico/trained.ts'), loadTraining: () => import('./puerto-rico/training.ts') },
  madeira: { load: () => import('./madeira/trained.ts'), loadTraining: () => import('./madeira/training.ts') },
};
