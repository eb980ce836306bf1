/** How a net for a game is trained; a game nobody has said that of is the fault of --game. */
import { type Training, trainingOf } from '@caravel/bots/train';
import { errorMessage } from '../error-message.ts';
import { UserError } from '../user-error.ts';

export const demandTraining = async (game: string): Promise<Training> => {
  try {
    return await trainingOf(game);
  } catch (error) {
    throw new UserError(`--game: ${errorMessage(error)}`);
  }
};
