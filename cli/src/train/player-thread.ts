/** A thread that plays games to learn from: is sent tasks, sends back positions, and ends on 'end'. */
import { parentPort, workerData } from 'node:worker_threads';
import { SelfPlay, trainingOf } from '@caravel/bots/train';
import type { PlayResult, PlayTask, ThreadSetup } from './threads.ts';

const { game, seed, weights } = workerData as ThreadSetup;
const port = parentPort;
const player = new SelfPlay(await trainingOf(game), weights, seed);

port?.on('message', (task: PlayTask | 'end') => {
  if (task === 'end') return port.close();
  player.load(task.weights, task.older);
  for (let i = 0; i < task.games; i++) player.play(task.schedule);
  const result: PlayResult = player.take();
  port.postMessage(result, [result.samples.states.buffer, result.samples.chances.buffer, result.samples.scores.buffer]);
});
