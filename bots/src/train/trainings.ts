/** The games a net can be trained for. */
import type { Training } from './training.ts';

const TRAININGS: Readonly<Record<string, () => Promise<Training>>> = {
  'puerto-rico': async () => (await import('../games/puerto-rico/training.ts')).training,
};

export const trainingOf = async (game: string): Promise<Training> => {
  const load = TRAININGS[game];
  if (!load) throw new Error(`nobody has said how to train a net for ${game}`);
  return load();
};
