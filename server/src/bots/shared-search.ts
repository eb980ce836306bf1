/** Threads of the pool that think about one decision together. */
import { setImmediate } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { RemoteWorker, SearchPool, serveSearches, type WorkerAnswer, type WorkerRequest } from '@caravel/bots';
import { findGame } from '@caravel/games/loaded';

const now = (): number => performance.now();
const pause = (): Promise<void> => setImmediate();

const workerAt = (port: MessagePort): RemoteWorker => {
  const worker = new RemoteWorker({ send: (request) => port.postMessage(request), end: () => port.close() });
  port.on('message', (answer: WorkerAnswer) => worker.hear(answer));
  port.on('close', () => worker.fail(new Error('the thread has gone')));
  return worker;
};

/** The leading thread searches too, and takes the answers of the others in between. */
const workerHere = (): RemoteWorker => {
  const receive = serveSearches({ now, loadGame: findGame, tell: (answer) => worker.hear(answer), pause });
  const worker = new RemoteWorker({ send: receive, end: () => receive({ hurry: true }) });
  return worker;
};

const after = (milliseconds: number, deed: () => void): (() => void) => {
  const timer = setTimeout(deed, milliseconds);
  return () => clearTimeout(timer);
};

/** A search on this thread and those at the ports. One that leaves for a task of its own is not replaced. */
export const leadSearch = (ports: readonly MessagePort[]): SearchPool => {
  const ready = [workerHere(), ...ports.map(workerAt)];
  const start = (): RemoteWorker => {
    const worker = ready.shift();
    if (!worker) throw new Error('there is no other thread');
    return worker;
  };
  return new SearchPool(ready.length, { start, after });
};

/** Searches for the leader at the port. The function returned stops it and hands over what was found so far. */
export const helpSearch = (port: MessagePort): (() => Promise<void>) => {
  const receive = serveSearches({ now, loadGame: findGame, tell: (answer) => port.postMessage(answer), pause });
  let thought: Promise<void> = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    const done = receive(request);
    if ('search' in request) thought = done;
  });
  port.on('close', () => receive({ hurry: true }));
  return async () => {
    await receive({ hurry: true });
    await thought;
    port.close();
  };
};
