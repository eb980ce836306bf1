/** One searcher of a pool, in a thread of its own. */
import { Worker } from 'node:worker_threads';
import { type MateAnswer, RemoteMate } from '@caravel/bots';

export class SearchThread extends RemoteMate {
  constructor() {
    const worker = new Worker(new URL('./search-thread-main.ts', import.meta.url));
    super({
      send: (request) => worker.postMessage(request),
      end: () => worker.terminate(),
      // An idle thread does not keep the process alive.
      onBusy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    });
    worker.unref();
    worker.on('message', (answer: MateAnswer) => this.hear(answer));
    worker.on('error', (error: Error) => this.fail(error));
    worker.on('exit', () => this.fail(new Error('the thread has ended')));
  }
}
