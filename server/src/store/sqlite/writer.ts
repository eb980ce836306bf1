/** Writes to the embedded database from a thread of its own, so that tables go on while the disk is busy. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Change } from '../../model/change.ts';
import { type Statement, StoreUnavailable, type Value } from '../database.ts';
import type { SqliteFile } from './file.ts';

export type WriteJob =
  | { readonly commit: readonly Change[] }
  | { readonly batch: readonly Statement[] }
  | { readonly run: string; readonly values: readonly Value[] }
  | { readonly all: string; readonly values: readonly Value[] };

/** An error loses its number on the way between threads. */
export type Reply =
  | { readonly done: unknown }
  | { readonly failed: string; readonly errcode: number | undefined }
  /** The file could not be opened. */
  | { readonly died: string };

export const CLOSED = 'the database is closed';

export interface Writer {
  do(job: WriteJob): Promise<unknown>;
  close(): Promise<void>;
}

export const perform = (file: SqliteFile, job: WriteJob): unknown => {
  if ('commit' in job) return file.commit(job.commit);
  if ('batch' in job) return file.batch(job.batch);
  return 'run' in job ? file.run(job.run, job.values) : file.all(job.all, job.values);
};

/** Writes on the calling thread: a database in memory cannot be shared with another. */
export const writerHere = (file: SqliteFile): Writer => {
  let isClosed = false;
  return {
    do: async (job) => {
      if (isClosed) throw new StoreUnavailable(CLOSED);
      return perform(file, job);
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

/** Does one job after the other, and answers in that order. If the thread dies, so does the process: whatever was acknowledged is on disk. */
export class WriterThread implements Writer {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #isClosed = false;

  constructor(path: string) {
    this.#worker = new Worker(new URL('./writer-thread.ts', import.meta.url), { workerData: path, name: 'writer' });
    this.#worker.on('message', (reply: Reply) => this.#answered(reply));
    this.#worker.on('error', (error) => died(error));
    this.#worker.on('exit', (code) => this.#isClosed || died(`it ended with ${code}`));
  }

  async do(job: WriteJob): Promise<unknown> {
    if (this.#isClosed) throw new StoreUnavailable(CLOSED);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    // What cannot be sent fails here, before anybody waits for an answer.
    this.#worker.postMessage(job);
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
    if ('died' in reply) return died(reply.died);
    const waiting = this.#waiting.shift();
    if ('done' in reply) waiting?.resolve(reply.done);
    else waiting?.reject(Object.assign(new Error(reply.failed), { errcode: reply.errcode }));
  }
}

/** Thrown where nobody catches it. */
const died = (why: unknown): never => {
  throw new Error('the thread that writes to the database has died', { cause: why });
};
