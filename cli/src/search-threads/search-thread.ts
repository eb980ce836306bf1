/** A worker of a pool, in a thread of its own. */
import { Worker } from 'node:worker_threads';
import { RemoteWorker, type WorkerAnswer } from '@caravel/bots';

export class SearchThread extends RemoteWorker {
  constructor() {
    const worker = new Worker(new URL('./search-thread-main.ts', import.meta.url));
    super({
      send: (request) => worker.postMessage(request),
      end: () => worker.terminate(),
      // An idle thread does not keep the process alive.
      onBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    });
    worker.unref();
    worker.on('message', (answer: WorkerAnswer) => this.hear(answer));
    worker.on('error', (error: Error) => this.fail(error));
    worker.on('exit', () => this.fail(new Error('the thread has ended')));
  }
}
