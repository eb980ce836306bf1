/** The bots' worker as one of a crew: it thinks as another one orders. */
import { type MateRequest, manStation } from '@caravel/bots';
import { loadGame } from './load-game.ts';

/** The name of workers that are started for this. */
export const MATE = 'mate';

/** A message to oneself comes after those that wait already, and without the delay of a timer. */
const pauses = (): (() => Promise<void>) => {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
};

export const serveAsMate = (): void => {
  const hear = manStation({ now: () => performance.now(), loadGame, tell: (answer) => postMessage(answer), pause: pauses() });
  addEventListener('message', ({ data }: MessageEvent<MateRequest>) => hear(data));
};
