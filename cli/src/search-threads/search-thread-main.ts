/** What a search thread runs. */
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { serveSearches } from '@caravel/bots';
import { findGame } from '@caravel/games/loaded';

const receive = serveSearches({
  now: () => performance.now(),
  loadGame: findGame,
  tell: (answer) => parentPort?.postMessage(answer),
  pause: () => setImmediate(),
});
parentPort?.on('message', receive);
