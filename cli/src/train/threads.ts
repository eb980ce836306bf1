/** The threads that play while this one learns: each is sent new weights when it has played the games of the last. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GameTally, Samples, Schedule, Weights } from '@caravel/bots/train';

export interface ThreadSetup {
  readonly game: string;
  readonly seed: number;
  readonly weights: Weights;
}

export interface PlayOrder {
  readonly weights: Weights;
  /** Of an earlier time: one of those that sit down as strangers. */
  readonly older: Weights;
  readonly games: number;
  readonly schedule: Schedule;
}

export interface PlayReport {
  readonly samples: Samples;
  readonly tally: GameTally;
}

export interface Conductor {
  /** The next games of a thread, or nothing more to do. */
  order(): PlayOrder | undefined;
  take(report: PlayReport): void;
}

const serve = async (worker: Worker, conductor: Conductor): Promise<void> => {
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error));
  // Nobody may be waiting for it when it fails.
  failed.catch(() => undefined);
  for (let order = conductor.order(); order; order = conductor.order()) {
    worker.postMessage(order);
    const [report] = await Promise.race([once(worker, 'message'), failed]);
    conductor.take(report);
  }
  worker.postMessage('end');
  await once(worker, 'exit');
};

export const playInThreads = async (setup: ThreadSetup, count: number, conductor: Conductor): Promise<void> => {
  const file = new URL('./player-thread.ts', import.meta.url);
  const workers = Array.from({ length: count }, (_, i) => new Worker(file, { workerData: { ...setup, seed: setup.seed + i } }));
  try {
    await Promise.all(workers.map((worker) => serve(worker, conductor)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};
