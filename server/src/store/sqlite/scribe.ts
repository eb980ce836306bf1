/** Whoever writes to the embedded database: a thread of its own, so that tables go on while the disk is at work. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Change } from '../../model/change.ts';
import { type Statement, StoreUnavailable, type Value } from '../database.ts';
import type { SqliteFile } from './file.ts';

export type Errand =
  | { readonly commit: readonly Change[] }
  | { readonly batch: readonly Statement[] }
  | { readonly run: string; readonly values: readonly Value[] }
  | { readonly all: string; readonly values: readonly Value[] };

/** An error loses its number on the way between threads. */
export type Reply = { readonly done: unknown } | { readonly failed: string; readonly errcode: number | undefined };

export const CLOSED = 'the database is closed';

export interface Scribe {
  do(errand: Errand): Promise<unknown>;
  close(): Promise<void>;
}

export const perform = (file: SqliteFile, errand: Errand): unknown => {
  if ('commit' in errand) return file.commit(errand.commit);
  if ('batch' in errand) return file.batch(errand.batch);
  return 'run' in errand ? file.run(errand.run, errand.values) : file.all(errand.all, errand.values);
};

/** Writes where it is asked: a database in memory belongs to one thread. */
export const scribeHere = (file: SqliteFile): Scribe => {
  let isClosed = false;
  return {
    do: async (errand) => {
      if (isClosed) throw new StoreUnavailable(CLOSED);
      return perform(file, errand);
    },
    close: async () => {
      isClosed = true;
    },
  };
};

interface Waiting {
  resolve(done: unknown): void;
  reject(error: unknown): void;
}

/** Does one errand after the other, and answers in that order. If the thread dies, so does the process: whatever was acknowledged is on disk. */
export class ScribeThread implements Scribe {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #isClosed = false;

  constructor(path: string) {
    this.#worker = new Worker(new URL('./scribe-thread.ts', import.meta.url), { workerData: path, name: 'scribe' });
    this.#worker.on('message', (reply: Reply) => this.#answered(reply));
    this.#worker.on('error', (error) => died(error));
    this.#worker.on('exit', (code) => this.#isClosed || died(`it ended with ${code}`));
  }

  async do(errand: Errand): Promise<unknown> {
    if (this.#isClosed) throw new StoreUnavailable(CLOSED);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // What cannot be sent fails here, before anybody waits for an answer.
    this.#worker.postMessage(errand);
    this.#waiting.push({ resolve, reject });
    return promise;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const gone = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await gone;
  }

  #answered(reply: Reply): void {
    const waiting = this.#waiting.shift();
    if ('done' in reply) waiting?.resolve(reply.done);
    else waiting?.reject(Object.assign(new Error(reply.failed), { errcode: reply.errcode }));
  }
}

/** Thrown where nobody catches it. */
const died = (why: unknown): never => {
  throw new Error('the thread that writes to the database has died', { cause: why });
};
