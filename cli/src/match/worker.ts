/** A thread that plays groups: receives their numbers, sends back their games, and ends on any message that is not a number. */
import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '@caravel/games/loaded';
import { findGame } from '../config-flags.ts';
import { errorMessage } from '../error-message.ts';
import { UserError } from '../user-error.ts';
import { GroupPlayer } from './group-player.ts';
import type { MatchSettings } from './settings.ts';
import type { WorkerMessage } from './workers.ts';

const settings = workerData as MatchSettings;
const port = parentPort;
const tell = (message: WorkerMessage): void => port?.postMessage(message);

const player = new GroupPlayer(settings, findGame(GAMES, settings.game), () => performance.now(), {
  started: (started) => tell({ started }),
  ended: (ended) => tell({ ended }),
});

const play = async (group: number): Promise<void> => {
  try {
    tell({ group, games: await player.play(group) });
  } catch (error) {
    tell({ error: errorMessage(error), isMisuse: error instanceof UserError });
  }
};

port?.on('message', async (word: number | 'end') => {
  if (word !== 'end') return play(word);
  await player.close();
  port.close();
});
