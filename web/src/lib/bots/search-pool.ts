/** Web workers that search one decision together: started by the bots' worker when an expert first has to decide. */
import { RemoteWorker, SearchPool, type WorkerAnswer } from '@caravel/bots';
import { SEARCH_WORKER } from './search-worker.ts';

/** The same file as this worker's, which is loaded already. */
const start = (): RemoteWorker => {
  const worker = new Worker(location.href, { type: 'module', name: SEARCH_WORKER });
  const remote = new RemoteWorker({ send: (request) => worker.postMessage(request), end: () => worker.terminate() });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => remote.hear(data));
  worker.addEventListener('error', ({ message }) => remote.fail(new Error(message)));
  return remote;
};

const after = (milliseconds: number, deed: () => void): (() => void) => {
  const timer = setTimeout(deed, milliseconds);
  return () => clearTimeout(timer);
};

let pool: SearchPool | undefined;

/** The pool of this device; undefined where one search has to do: too few cores, or a browser whose workers start no others. */
export const devicePool = (workers: number): SearchPool | undefined => {
  if (workers < 2 || typeof Worker === 'undefined') return undefined;
  pool ??= new SearchPool(workers, { start, after });
  return pool;
};
