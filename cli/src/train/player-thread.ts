/** A thread that plays games to learn from: is sent weights, sends back positions, and ends on 'end'. */
import { parentPort, workerData } from 'node:worker_threads';
import { SelfPlay, trainingOf } from '@caravel/bots/train';
import type { PlayOrder, PlayReport, ThreadSetup } from './threads.ts';

const { game, seed, weights } = workerData as ThreadSetup;
const port = parentPort;
const player = new SelfPlay(await trainingOf(game), weights, seed);

port?.on('message', (order: PlayOrder | 'end') => {
  if (order === 'end') return port.close();
  player.load(order.weights, order.older);
  for (let i = 0; i < order.games; i++) player.play(order.schedule);
  const report: PlayReport = player.take();
  port.postMessage(report, [report.samples.states.buffer, report.samples.chances.buffer, report.samples.scores.buffer]);
});
