/** Games shared out among threads: each takes the next number when it has finished the last. */
import { Worker } from 'node:worker_threads';
import type { PuzzleGame } from '@caravel/bots/puzzles';
import type { MiningSettings } from './mine-game.ts';

const serve = (settings: MiningSettings, tasks: (number | PuzzleGame)[], onGame: (game: PuzzleGame) => void): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const worker = new Worker(new URL('./mining-thread.ts', import.meta.url), { workerData: settings });
  const next = (): void => worker.postMessage(tasks.shift() ?? 'end');
  worker.on('message', (game: PuzzleGame) => {
    onGame(game);
    next();
  });
  worker.on('error', (error) => {
    // The other threads end after the game they are at.
    tasks.length = 0;
    reject(error);
  });
  worker.on('exit', () => resolve());
  next();
  return promise;
};

/** Tasks: numbers of games to play and search, or games whose puzzles are to be proven again. */
export const mine = async (
  settings: MiningSettings,
  tasks: readonly (number | PuzzleGame)[],
  jobs: number,
  onGame: (game: PuzzleGame) => void,
): Promise<void> => {
  const rest = [...tasks];
  await Promise.all(Array.from({ length: Math.min(jobs, rest.length) }, () => serve(settings, rest, onGame)));
};
