/** Distributes groups among threads: each takes the next one when it has finished the last. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SeatedGame } from '@caravel/bots';
import { UserError } from '../user-error.ts';
import type { ChildWatch } from './children.ts';
import type { MatchSettings } from './settings.ts';

export type WorkerMessage =
  | { readonly group: number; readonly games: readonly SeatedGame[] }
  | { readonly error: string; readonly isMisuse: boolean }
  | { readonly started: number }
  | { readonly ended: number };

type Done = (group: number, games: readonly SeatedGame[]) => void;

/** How long threads may take to end. */
const EXIT_GRACE = 2000;

const leave = async (worker: Worker): Promise<void> => {
  if (worker.threadId === -1) return; // It has left already.
  const exit = once(worker, 'exit');
  worker.postMessage('end');
  const timer = setTimeout(() => worker.terminate(), EXIT_GRACE);
  await exit;
  clearTimeout(timer);
};

/** Gives groups to one thread until none are left; resolves when the thread has ended, rejects with its first error. */
const serve = (worker: Worker, groups: number[], watch: ChildWatch, done: Done): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const next = (): void => {
    const group = groups.shift();
    if (group === undefined) resolve();
    else worker.postMessage(group);
  };
  worker.on('message', (message: WorkerMessage) => {
    if ('started' in message) watch.started(message.started);
    else if ('ended' in message) watch.ended(message.ended);
    else if ('error' in message) reject(message.isMisuse ? new UserError(message.error) : new Error(message.error));
    else {
      done(message.group, message.games);
      next();
    }
  });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('a thread ended in the middle of a match')));
  next();
  return promise;
};

/** Plays all groups; if one fails, stops the others. */
export const playInThreads = async (
  settings: MatchSettings,
  groups: readonly number[],
  jobs: number,
  watch: ChildWatch,
  done: Done,
): Promise<void> => {
  const rest = [...groups];
  const count = Math.min(jobs, groups.length);
  const workers = Array.from({ length: count }, () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings }));
  try {
    await Promise.all(workers.map((worker) => serve(worker, rest, watch, done)));
  } finally {
    await Promise.all(workers.map(leave));
  }
};
