/** How to train a net for a game. */
import { knownGame } from '../games/known-games.ts';
import type { Training } from './training.ts';

export const trainingOf = async (game: string): Promise<Training> => {
  const known = knownGame(game);
  if (!known) throw new Error(`nobody has said how to train a net for ${game}`);
  return (await known.loadTraining()).training;
};
