/** How to train a net for a game. */
import { TRAINED_GAMES } from '../games/list.ts';
import type { Training } from './training.ts';

export const trainingOf = async (game: string): Promise<Training> => {
  const listed = TRAINED_GAMES[game];
  if (!listed) throw new Error(`nobody has said how to train a net for ${game}`);
  return (await listed.loadTraining()).training;
};
