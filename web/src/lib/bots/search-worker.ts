/** The bots' worker as one of a pool: it searches what another one asks for. */
import { serveSearches, type WorkerRequest } from '@caravel/bots';
import { loadGame } from './load-game.ts';

/** The name of workers that are started for this. */
export const SEARCH_WORKER = 'search';

/** A message to oneself comes after those that wait already, and without the delay of a timer. */
export const pauses = (): (() => Promise<void>) => {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
};

export const serveAsWorker = (): void => {
  const hear = serveSearches({ now: () => performance.now(), loadGame, tell: (answer) => postMessage(answer), pause: pauses() });
  addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => hear(data));
};
