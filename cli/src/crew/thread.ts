/** A thread with a station in it: takes orders, tells what it would answer after every slice, and hears `hurry` in between. */
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { type Order, Station } from '@caravel/bots';
import type { ThreadAnswer, ThreadRequest } from './thread-mate.ts';

const station = new Station(() => performance.now());
const port = parentPort;
const tell = (answer: ThreadAnswer): void => port?.postMessage(answer);
let isHurried = false;

const think = async (number: number, order: Order): Promise<void> => {
  isHurried = false;
  for (const slices = station.think(order); ; await setImmediate()) {
    const { value, done } = slices.next();
    const isLast = done === true || isHurried;
    tell({ number, report: value, isLast });
    if (isLast) return;
  }
};

port?.on('message', (request: ThreadRequest) => {
  if ('order' in request)
    think(request.number, request.order).catch((error: Error) => tell({ number: request.number, error: error.message }));
  else if ('leave' in request) station.leave(request.leave);
  else isHurried = true;
});
