/** A thread that looks for puzzles: receives the numbers of games and sends back what it found in them. A game that was mined is checked. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadModel } from '@caravel/bots';
import type { PuzzleGame } from '@caravel/bots/puzzles';
import { GAMES } from '@caravel/games/loaded';
import { findGame } from '../config-flags.ts';
import { checkGame, type MiningSettings, mineGame } from './mine-game.ts';

const settings = workerData as MiningSettings;
const trained = await loadModel(findGame(GAMES, settings.game));
if (!trained) throw new Error(`no net was trained for ${settings.game}`);
parentPort?.on('message', async (task: number | PuzzleGame | 'end') => {
  if (task === 'end') parentPort?.close();
  else parentPort?.postMessage(typeof task === 'number' ? await mineGame(trained, settings, task) : checkGame(trained, settings, task));
});
