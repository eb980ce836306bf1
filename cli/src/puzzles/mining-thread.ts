/** A thread that looks for puzzles: receives the numbers of games and sends back what it found in them. A game that was mined is checked. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadModel, type TrainedModel } from '@caravel/bots';
import type { PuzzleGame } from '@caravel/bots/puzzles';
import { findGame } from '@caravel/games/loaded';
import { checkGame, type MiningSettings, mineGame } from './mine-game.ts';

const settings = workerData as MiningSettings;

/** In this version of its rules, or the newest. */
const trainedFor = async (name: string, version?: number): Promise<TrainedModel> => {
  const game = findGame(name, version);
  const trained = game && (await loadModel(game));
  if (!trained) throw new Error(`no net was trained for ${name}${version === undefined ? '' : `, version ${version}`}`);
  return trained;
};

/** A puzzle is proven by the rules it was found with. */
const work = async (task: number | PuzzleGame): Promise<PuzzleGame> =>
  typeof task === 'number'
    ? mineGame(await trainedFor(settings.game), settings, task)
    : checkGame(await trainedFor(task.game, task.version), settings, task);

parentPort?.on('message', async (task: number | PuzzleGame | 'end') => {
  if (task === 'end') parentPort?.close();
  else parentPort?.postMessage(await work(task));
});
