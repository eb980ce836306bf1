/** The threads that play while this one learns: each gets new weights whenever it has played the games of its last task. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameTally, Samples, Schedule, Weights } from '@caravel/bots/train';

export interface ThreadSetup {
  readonly game: string;
  readonly seed: number;
  readonly weights: Weights;
}

/** Games for one thread to play. */
export interface PlayTask {
  readonly weights: Weights;
  /** An earlier net, one of the opponents. */
  readonly older: Weights;
  readonly games: number;
  readonly schedule: Schedule;
}

export interface PlayResult {
  readonly samples: Samples;
  readonly tally: GameTally;
}

export interface TaskSource {
  /** The next task of a thread; undefined when there are no more. */
  next(): PlayTask | undefined;
  finished(result: PlayResult): void;
}

const serve = async (worker: Worker, tasks: TaskSource): Promise<void> => {
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error));
  // A thread may fail while nobody awaits it, which would end the process.
  failed.catch(() => undefined);
  for (let task = tasks.next(); task; task = tasks.next()) {
    worker.postMessage(task);
    const [result] = await Promise.race([once(worker, 'message'), failed]);
    tasks.finished(result);
  }
  worker.postMessage('end');
  await once(worker, 'exit');
};

export const playInThreads = async (setup: ThreadSetup, count: number, tasks: TaskSource): Promise<void> => {
  const file = new URL('./player-thread.ts', import.meta.url);
  const workers = Array.from({ length: count }, (_, i) => new Worker(file, { workerData: { ...setup, seed: setup.seed + i } }));
  try {
    await Promise.all(workers.map((worker) => serve(worker, tasks)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};
